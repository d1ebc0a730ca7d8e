import type { DeskAnswer, DeskTaken } from '@portico/contract/desk/desk-calls';
import { moneyText } from '@portico/contract/texts/money-text';
import { ok } from '@portico/domain/result';
import { changeByHotel } from '../../booking/by-hotel/change-by-hotel.ts';
import { planPrice, planRefund, type FactsByHotel } from '../../booking/by-hotel/plan-by-hotel.ts';
import type { ChangePlan } from '../../booking/change/change-plan.ts';
import { cardRefunds } from '../../booking/change/refund-to.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { findBooking } from './find-booking.ts';
import { refundLimitMinor } from './refund-limit.ts';
import { refusedByHotel } from './refused-by-hotel.ts';

type Refund = 'Booking/Refund';
type Price = 'Booking/ChangePrice';
export type Sums = DeskAnswer<Refund>;

interface Preview {
  readonly isPreview: boolean;
}

/** Gives a chosen sum back to the payment it came from. Rule: docs/payments.md, "Given back by the hotel". */
export function refundBooking(
  run: Run,
  takes: DeskTaken<Refund>,
  preview: Preview,
): Promise<Outcome<Refund>> {
  return changeMoney(run, { ...takes, ...preview }, (facts) => planRefund(facts, takes));
}

/** Sells a line of the folio at another price. Rule: docs/pricing.md, "Changed by the hotel". */
export function changePrice(run: Run, takes: DeskTaken<Price>, preview: Preview): Promise<Outcome<Price>> {
  return changeMoney(run, { ...takes, ...preview }, (facts) => planPrice(facts, takes));
}

type Command = Pick<DeskTaken<Refund>, 'number' | 'version' | 'reason' | 'isGuestTold'> & Preview;

async function changeMoney(
  run: Run,
  { number, version, reason, isGuestTold, isPreview }: Command,
  plan: (facts: FactsByHotel) => ReturnType<typeof planRefund>,
): Promise<Outcome<Refund>> {
  const found = await findBooking(run, number);
  if (!found.ok) return found;
  const booking = found.value;
  const { reservationId } = booking;
  run.audit({ reservationId, reason });
  const deps = { ...run, onDeclined: () => undefined };
  const command = {
    ...{ hotel: run.hotel, reservationId, version, reason, isGuestTold, isPreview },
    mostRefundMinor: refundLimitMinor(run.hotel, run.operator),
  };
  const changed = await changeByHotel(deps, command, plan);
  if (!changed.ok) return refusedByHotel(run, booking, changed.refusal);
  run.audit({ what: auditOf(changed.value) });
  return ok(sumsOf(changed.value));
}

/** What changed, and what goes back. */
export function auditOf({ what, money, before: { currency } }: ChangePlan) {
  const refunds = cardRefunds(money.refunds, 'hotel').map(({ card, minor }) => ({
    what: card === null ? 'given back' : `given back to ${card.name} ending ${card.last4}`,
    was: '',
    now: moneyText(minor, currency),
  }));
  return [...what, ...refunds];
}

/** The sums of a booking once a plan is applied. */
export function sumsOf({ after, money }: ChangePlan): Sums {
  const voucherMinor = after.voucher?.minor ?? 0;
  const paidMinor =
    money.paidMinor + money.takeMinor - money.refundMinor + voucherMinor + after.paidAtHotelMinor;
  return {
    number: after.referenceNumber,
    version: after.version,
    currency: after.currency,
    totalMinor: after.grossMinor,
    paidMinor,
    stillMinor: after.grossMinor - paidMinor,
    refunds: cardRefunds(money.refunds, 'hotel'),
  };
}
