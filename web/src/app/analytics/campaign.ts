import { durationSeconds } from '../../lib/cookies.ts';
import { readShared, writeShared } from '../../lib/shared-store.ts';
import { campaignOf } from '../../shared/hotel/campaign-of.ts';

/** A session ends after this long without an event. */
const SESSION = '30m';

const keyOf = (consentKey: string) => `portico.campaign.${consentKey}`;

/**
 * The campaign of this session as a query, empty without one: that of `address`, which opened the document, or the
 * previous one. Stored for all tabs until the session ends, so that a booking after the checkout or a bank's page
 * counts towards what led to it. Only for guests who consent.
 */
export function campaignOfSession(consentKey: string, address: string, now: number): string {
  const query = campaignOf(address) || stored(consentKey, now);
  const until = now + durationSeconds(SESSION) * 1_000;
  writeShared(keyOf(consentKey), query === '' ? null : `${until} ${query}`);
  return query;
}

export function forgetCampaign(consentKey: string): void {
  writeShared(keyOf(consentKey), null);
}

function stored(consentKey: string, now: number): string {
  const [, until, query = ''] = /^(\d+) (\S+)$/.exec(readShared(keyOf(consentKey)) ?? '') ?? [];
  // Parsed like an address: anything may have written it.
  return now < Number(until) ? campaignOf(`https://x/?${query}`) : '';
}
