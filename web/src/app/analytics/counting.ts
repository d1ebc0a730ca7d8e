import { durationSeconds } from '../../lib/cookies.ts';
import { epochNow, isLongAgo } from '../../lib/now.ts';
import { randomKey } from '../../lib/random-key.ts';
import { readShared, writeShared } from '../../lib/shared-store.ts';
import { addressOpened } from '../../shared/hotel/campaign-of.ts';
import { listenToCounted, type Counted } from '../../shared/hotel/counted.ts';
import type { Owner } from '../../shared/hotel/owner.ts';
import { campaignOfSession, forgetCampaign } from './campaign.ts';
import { frameMessage } from './frame-message.ts';
import { forgetJar, openFrame, type AnalyticsFrame } from './frame.ts';
import { keepQueued, queued } from './tab-queue.ts';

/** The maximum number of remembered reservations. */
const MOST = 50;

const keyOf = (consentKey: string) => `portico.purchases.${consentKey}`;

/** True for the first tab of this browser to claim a reservation, so a purchase is counted once. */
async function isFirstPurchase(consentKey: string, reservationNumber: string): Promise<boolean> {
  const key = keyOf(consentKey);
  const claim = () => {
    const counted = (readShared(key) ?? '').split(' ').filter((number) => number !== '');
    if (counted.includes(reservationNumber)) return false;
    writeShared(key, [...counted, reservationNumber].slice(-MOST).join(' '));
    return true;
  };
  // A page over plain HTTP in a local network has no locks.
  return 'locks' in navigator ? navigator.locks.request(key, claim) : claim();
}

/** A confirmation opened later, for example from a mail in another browser, is no purchase. */
const PURCHASE_MS = durationSeconds('1d') * 1_000;

/**
 * Counts the visit of a consenting guest until the returned function is called. `hasFrame` false: events of this page
 * wait in the tab for a page that holds the frame.
 */
export function startCounting(owner: Owner, hasFrame: boolean): () => void {
  const { consentKey } = owner;
  let frame: AnalyticsFrame | null = null;
  const sent = new Set<string>();
  const takeOff = (id: string) =>
    keepQueued(
      consentKey,
      queued(consentKey).filter((message) => message.id !== id),
    );
  const flush = () => {
    for (const message of queued(consentKey)) {
      if (frame === null || sent.has(message.id)) continue;
      sent.add(message.id);
      // Events of a page left at once are sent from the next; a purchase is sent at most once.
      if (message.isPurchase) takeOff(message.id);
      frame.send(message);
    }
  };
  const take = (counted: Counted) => {
    const campaign = campaignOfSession(consentKey, addressOpened(), epochNow());
    const message = frameMessage(counted, { owner, origin: window.location.origin, campaign });
    const isPurchase = counted.kind === 'purchase';
    keepQueued(consentKey, [...queued(consentKey), { ...message, id: randomKey(), isPurchase }]);
    flush();
  };
  const stopHearing = listenToCounted((counted) => {
    // That page is reloaded in a document that holds the frame, and counts there.
    if (!hasFrame && counted.kind === 'page' && counted.page === 'confirmation' && navigator.onLine) return;
    if (counted.kind !== 'purchase') return take(counted);
    if (isLongAgo(counted.bookedAt, PURCHASE_MS)) return;
    void isFirstPurchase(consentKey, counted.reservationNumber).then((isFirst) => isFirst && take(counted));
  });
  const opened = hasFrame
    ? openFrame(owner, {
        onReady: (ready) => {
          frame = ready;
          flush();
        },
        onCounted: takeOff,
      })
    : null;
  return () => {
    stopHearing();
    frame = null;
    opened?.close();
  };
}

/**
 * Deletes what was stored for a guest who withdraws consent. The list of counted purchases reveals nothing to anyone.
 */
export function forgetCounting({ consentKey }: Owner): void {
  forgetCampaign(consentKey);
  forgetJar(consentKey);
  keepQueued(consentKey, []);
}
