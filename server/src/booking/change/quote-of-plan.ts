import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import { cancellationSentences } from '@portico/contract/texts/cancellation-texts';
import { cardBrandText } from '@portico/contract/texts/card-texts';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { cancellationSteps } from '@portico/domain/reservation/cancellation-steps';
import type { ChangeMaker } from '@portico/domain/reservation/change';
import { mayChangeRoom } from '@portico/domain/reservation/may-change';
import { isSameTerms } from '@portico/domain/reservation/terms-by-room';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import type { Providers } from '../../payments/providers.ts';
import type { BookedRoom } from '../../reservation/booked-reservation.ts';
import { stillToPay } from '../../reservation/still-to-pay.ts';
import type { ChangePlan } from './change-plan.ts';
import { refundToOnWire } from './refund-to.ts';
import { wayToPay } from './way-to-pay.ts';

interface Facts {
  readonly hotel: Hotel;
  readonly providers: Providers;
  readonly plan: ChangePlan;
  readonly madeBy: ChangeMaker;
  readonly now: Date;
}

/** The cost of a planned change by room and in total, as Preview answers it. */
export async function quoteOfPlan(db: Kysely<Schema>, facts: Facts): Promise<WireChangeQuote> {
  const { before, after, money, feeMinor } = facts.plan;
  const amount = (minor: number) => toWireAmount(minor, after.currency);
  const still = stillToPay(after, money.paidMinor - money.refundMinor);
  return {
    Rooms: after.rooms.flatMap((room) => roomQuote(facts, room, amount)),
    TotalWas: amount(before.grossMinor),
    TotalNow: amount(after.grossMinor),
    CancellationFee: amount(feeMinor),
    VoucherPays: amount(after.voucher?.minor ?? 0),
    Paid: amount(money.paidMinor + after.paidAtHotelMinor),
    ToPayNow: amount(money.takeMinor),
    Refund: amount(money.refundMinor + money.voucherReturnMinor),
    RefundToVoucher: amount(money.voucherReturnMinor),
    RefundTo: refundToOnWire(money.refunds, { currency: after.currency, by: facts.madeBy }),
    DueLater: after.due.later.map(({ date, minor }) => ({ Date: date, Amount: amount(minor) })),
    DueAtHotel: amount(still.atHotelMinor),
    DueOnInvoice: amount(still.onInvoiceMinor),
    ...(await howToPay(db, facts)),
  };
}

/** Empty for an unchanged room. */
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
  const { savedCard: card } = way;
  const KeptCard = card && { Name: cardBrandText(card.brand), LastFour: card.last4 };
  return { HowToPay: 'kept-card', KeptCard };
}

type WireTerms = WireChangeQuote['Rooms'][number]['TermsThen'];

/** Terms of cancelling and changing a room afterwards, if they differ; always for an added room. */
function termsThen(
  hotel: Hotel,
  { before, after }: Pick<ChangePlan, 'before' | 'after'>,
  room: BookedRoom,
  now: Date,
): WireTerms {
  if (room.cancelled !== null) return null;
  const { timeZone, checkInTime } = hotel.definition.property;
  const clock = { now: localTimeAt(now.getTime(), timeZone), checkInTime };
  const was = before.rooms.find(({ itemId }) => itemId === room.itemId);
  const stepsOf = (of: BookedRoom) => cancellationSteps(of.cancellation, of, clock.now);
  const then = stepsOf(room);
  const stepsWas = was && stepsOf(was);
  const mayThen = mayChangeRoom(room, after.status, clock);
  const mayNow = was && mayChangeRoom(was, before.status, clock);
  const losesCancel = !mayThen.canBeCancelled && mayNow?.canBeCancelled !== false;
  const losesChange = mayThen.changeableUntil === null && mayNow?.changeableUntil !== null;
  const extrasFixed = mayThen.changeableUntil === null && !losesChange && hasMoreExtras(was, room);
  const words = [
    ...(stepsWas && isSameTerms(stepsWas, then)
      ? []
      : cancellationSentences(then, { currency: after.currency })),
    ...(losesCancel ? ['It can then no longer be cancelled here.'] : []),
    ...(losesChange ? ['Its dates, guests and extras can then no longer be changed here.'] : []),
    ...(extrasFixed ? ['An extra that is added now cannot be given back here.'] : []),
  ];
  if (words.length === 0) return null;
  const [costNow] = then.steps;
  const isWorse =
    losesCancel || losesChange || extrasFixed || costNow.minor > (stepsWas?.steps[0].minor ?? 0);
  return { Words: words.join(' '), IsWorse: isWorse };
}

function hasMoreExtras(was: BookedRoom | undefined, room: BookedRoom): boolean {
  const quantityWas = (id: number) => was?.extras.find(({ extraId }) => extraId === id)?.quantity ?? 0;
  return room.extras.some(({ extraId, quantity }) => quantity > quantityWas(extraId));
}
