import type { LocalTime } from '../calendar/property-clock.ts';
import { nightsOf } from '../calendar/stay.ts';
import { WHOLE_BASIS_POINTS } from '../money/rounding.ts';
import {
  feeMinor,
  feeStarts,
  isDue,
  type CancellationFee,
  type CancellationPolicy,
  type CancelledRoom,
  type LocalMoment,
} from './cancellation-policy.ts';

/** A fee and its amount, in minor units. */
export interface CancellationCost {
  readonly fee: CancellationFee;
  readonly minor: number;
}

/** The cost of cancelling from a moment of the property's clock until the next step. `from` null: from now. */
export interface CancellationStep extends CancellationCost {
  readonly from: LocalMoment | null;
}

/** All remaining costs of cancelling: the first step is the cost now, the others follow in time. */
export interface CancellationSteps {
  readonly steps: readonly [CancellationStep, ...CancellationStep[]];
  /** The cost of a no-show. */
  readonly noShow: CancellationCost;
  /** The price has city tax, which is no part of any fee. */
  readonly hasCityTax: boolean;
}

/**
 * The terms of a room as dated steps with amounts: only those that can still apply, without steps that change nothing.
 * A fee of the whole price is `full`, one of 0 is `none`. `now` is the property's clock. Rule: docs/pricing.md,
 * "Cancelling step by step".
 */
export function cancellationSteps(
  policy: CancellationPolicy,
  room: CancelledRoom,
  now: LocalTime,
): CancellationSteps {
  const costOf = (fee: CancellationFee): CancellationCost => ({
    fee: plainFee(fee, nightsOf(room.stay)),
    minor: feeMinor(fee, room),
  });
  const starts = feeStarts(policy, room.stay);
  const feeNow = starts.filter(({ from }) => isDue(from, now)).at(-1)?.fee ?? { kind: 'none' };
  const steps: [CancellationStep, ...CancellationStep[]] = [{ from: null, ...costOf(feeNow) }];
  for (const { from, fee } of starts.filter((start) => !isDue(start.from, now))) {
    const step = { from, ...costOf(fee) };
    if (!isSameFee(step.fee, steps.at(-1)?.fee)) steps.push(step);
  }
  return { steps, noShow: costOf(policy.noShow), hasCityTax: room.cityTaxMinor > 0 };
}

/** Whether cancelling at any time and a no-show all cost the same. */
export function isFixedCost({ steps: [now, next], noShow }: CancellationSteps): boolean {
  return now.fee.kind !== 'none' && next === undefined && isSameFee(noShow.fee, now.fee);
}

export function isSameFee(a: CancellationFee, b: CancellationFee | undefined): boolean {
  return a.kind === b?.kind && sizeOf(a) === sizeOf(b);
}

function sizeOf(fee: CancellationFee): number {
  return fee.kind === 'nights' ? fee.nights : fee.kind === 'percent' ? fee.basisPoints : 0;
}

function plainFee(fee: CancellationFee, nights: number): CancellationFee {
  if (fee.kind === 'none' || fee.kind === 'full') return fee;
  const whole = fee.kind === 'nights' ? nights : WHOLE_BASIS_POINTS;
  if (sizeOf(fee) >= whole) return { kind: 'full' };
  return sizeOf(fee) <= 0 ? { kind: 'none' } : fee;
}
