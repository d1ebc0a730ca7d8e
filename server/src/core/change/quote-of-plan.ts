import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import { cardBrandText } from '@portico/contract/texts/card-texts';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { invoiceBalance } from '@portico/domain/payment/on-invoice';
import type { ChangeMaker } from '@portico/domain/reservation/change';
import type { Kysely } from 'kysely';
import type { ChangePlan } from './change-plan.ts';
import { refundToOnWire } from './refund-to.ts';
import { termsThen } from './terms-then.ts';
import { wayToPay } from './way-to-pay.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { Providers } from '../payment/providers.ts';
import type { BookedRoom } from '../reservation/booked-reservation.ts';
import type { Schema } from '../../platform/database/schema.types.ts';

interface Facts {
  readonly hotel: Hotel;
  readonly providers: Providers;
  readonly plan: ChangePlan;
  readonly madeBy: ChangeMaker;
  readonly now: Date;
}

/** What a planned change costs, room by room and in all, as Preview answers it. */
export async function quoteOfPlan(db: Kysely<Schema>, facts: Facts): Promise<WireChangeQuote> {
  const { before, after, money, feeMinor } = facts.plan;
  const amount = (minor: number) => toWireAmount(minor, after.currency);
  return {
    Rooms: after.rooms.flatMap((room) => roomQuote(facts, room, amount)),
    TotalWas: amount(before.grossMinor),
    TotalNow: amount(after.grossMinor),
    CancellationFee: amount(feeMinor),
    VoucherPays: amount(after.voucher?.minor ?? 0),
    Paid: amount(money.paidMinor),
    ToPayNow: amount(money.takeMinor),
    Refund: amount(money.refundMinor + money.voucherReturnMinor),
    RefundToVoucher: amount(money.voucherReturnMinor),
    RefundTo: refundToOnWire(money.refunds, { currency: after.currency, by: facts.madeBy }),
    DueLater: after.due.later.map(({ date, minor }) => ({ Date: date, Amount: amount(minor) })),
    DueAtHotel: amount(after.due.atHotelMinor),
    DueOnInvoice: amount(invoiceBalance(after.due.onInvoiceMinor, money.paidMinor - money.refundMinor)),
    ...(await howToPay(db, facts)),
  };
}

/** Empty for a room that stays as it is. */
function roomQuote(
  { hotel, plan, now }: Facts,
  room: BookedRoom,
  amount: (minor: number) => number,
): WireChangeQuote['Rooms'] {
  const { before, lostPromotions } = plan;
  const was = before.rooms.find(({ itemId }) => itemId === room.itemId);
  if (was === room) return [];
  const standing = room.cancelled === null;
  const names = new Map([...(was?.extras ?? []), ...room.extras].map(({ extraId, name }) => [extraId, name]));
  const costOf = (of: BookedRoom | undefined, extraId: number) =>
    of?.extras.find((extra) => extra.extraId === extraId)?.grossMinor ?? 0;
  return [
    {
      ReservationItemId: was === undefined ? null : room.itemId,
      RoomNumber: room.roomNumber,
      RoomTypeName: room.roomTypeName,
      Was: amount(was?.grossMinor ?? 0),
      Now: amount(standing ? room.grossMinor : 0),
      Services: [...names].map(([extraId, name]) => ({
        ServiceId: extraId,
        Name: name,
        Was: amount(costOf(was, extraId)),
        Now: amount(standing ? costOf(room, extraId) : 0),
      })),
      TermsThen: termsThen(hotel, plan, room, now),
      PromotionLost: lostPromotions.find(({ itemId }) => itemId === room.itemId)?.name ?? null,
    },
  ];
}

async function howToPay(
  db: Kysely<Schema>,
  { hotel, providers, plan: { before, money }, madeBy }: Facts,
): Promise<Pick<WireChangeQuote, 'HowToPay' | 'KeptCard'>> {
  if (money.takeMinor === 0) return { HowToPay: 'nothing', KeptCard: null };
  const way = await wayToPay(db, { hotel, providers, booking: before, madeBy });
  if (way?.paidBy !== 'kept-card')
    return { HowToPay: way?.paidBy === 'card' ? 'card' : 'redirect', KeptCard: null };
  const { keptCard: card } = way;
  const KeptCard = card && { Name: cardBrandText(card.brand), LastFour: card.last4 };
  return { HowToPay: 'kept-card', KeptCard };
}
