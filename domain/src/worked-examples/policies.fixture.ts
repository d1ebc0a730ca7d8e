import type { PaymentPolicyEntry } from '../payment/payment-policy.ts';
import type { CancellationEntry, CancellationFee } from '../reservation/cancellation-policy.ts';
import { basisPoints } from './cells.fixture.ts';

/** `30 % at booking` or `70 % 14 days before`. */
export function paymentEntryOf(text: string): PaymentPolicyEntry {
  const match = /^(.+ %) (?:at booking|(\d+) days before)$/.exec(text);
  if (match === null) throw new Error(`No payment policy: "${text}"`);
  const percentBasisPoints = basisPoints(match[1] ?? '');
  return match[2] === undefined
    ? { when: 'at-booking', percentBasisPoints }
    : { when: 'days-before-arrival', percentBasisPoints, daysBefore: Number(match[2]) };
}

/** `1 nights from 2 days before 18:00`, `50 % from booking`, `full from booking`, `none from booking`. */
export function cancellationEntryOf(text: string): CancellationEntry {
  const match = /^(.+) from (?:booking|(\d+) days before (\d\d:\d\d))$/.exec(text);
  if (match === null) throw new Error(`No cancellation policy: "${text}"`);
  const fee = cancellationFeeOf(match[1] ?? '');
  return match[2] === undefined
    ? { daysBefore: null, at: null, fee }
    : { daysBefore: Number(match[2]), at: match[3] ?? null, fee };
}

/** `1 nights`, `50 %`, `full`, `none`. */
export function cancellationFeeOf(text: string): CancellationFee {
  if (text === 'none' || text === 'full') return { kind: text };
  const nights = /^(\d+) nights$/.exec(text);
  return nights === null
    ? { kind: 'percent', basisPoints: basisPoints(text) }
    : { kind: 'nights', nights: Number(nights[1]) };
}
