import { durationSeconds } from '../../lib/cookies.ts';
import { readShared, writeShared } from '../../lib/shared-store.ts';
import { campaignOf } from '../../shared/hotel/campaign-of.ts';

/** A session is over when nothing was counted for so long. */
const SESSION = '30m';

const keyOf = (consentKey: string) => `portico.campaign.${consentKey}`;

/**
 * The campaign of this session as a query, empty where there is none: that of `address`, by which the document was
 * opened, or the one before it. Kept for all tabs until the session is over, so that a booking after the checkout, or by a
 * bank's page, is counted to what led to it. Only for guests who agree.
 */
export function campaignOfSession(consentKey: string, address: string, now: number): string {
  const query = campaignOf(address) || kept(consentKey, now);
  const until = now + durationSeconds(SESSION) * 1_000;
  writeShared(keyOf(consentKey), query === '' ? null : `${until} ${query}`);
  return query;
}

export function forgetCampaign(consentKey: string): void {
  writeShared(keyOf(consentKey), null);
}

function kept(consentKey: string, now: number): string {
  const [, until, query = ''] = /^(\d+) (\S+)$/.exec(readShared(keyOf(consentKey)) ?? '') ?? [];
  // Read as an address is: anybody may have written it.
  return now < Number(until) ? campaignOf(`https://x/?${query}`) : '';
}
