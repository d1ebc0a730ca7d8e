import { readShared, writeShared } from '../../lib/shared-store.ts';

/** Reservations that are remembered. */
const MOST = 50;

const keyOf = (keptAs: string) => `portico.purchases.${keptAs}`;

/** True for the first tab of this browser that asks for a reservation, once and for all: a purchase is counted once. */
export async function isFirstPurchase(keptAs: string, reservationNumber: string): Promise<boolean> {
  const key = keyOf(keptAs);
  const claim = () => {
    const counted = (readShared(key) ?? '').split(' ').filter((number) => number !== '');
    if (counted.includes(reservationNumber)) return false;
    writeShared(key, [...counted, reservationNumber].slice(-MOST).join(' '));
    return true;
  };
  // A page opened over plain HTTP in a local network has no locks.
  return 'locks' in navigator ? navigator.locks.request(key, claim) : claim();
}
