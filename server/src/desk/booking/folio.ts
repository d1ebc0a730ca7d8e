import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { nightsOf } from '@portico/domain/calendar/stay';
import { isInvoice } from '@portico/domain/payment/on-invoice';
import { counted } from '@portico/contract/texts/counted';
import { isUndecided, wasMade } from '@portico/domain/reservation/status';
import type { BookedReservation, BookedRoom } from '../../reservation/booked-reservation.ts';
import type { MoneyMoved, TriedPayment } from './money-moved.store.ts';

export type Folio = DeskAnswer<'Booking/Read'>['folio'];
type Charge = Folio['charges'][number];
type Movement = Folio['moved'][number];

/**
 * The two ledgers of a booking, minor units: what it costs, and what was paid, given back and falls due. Charges add up
 * to the booking's price; what was paid and what is still to pay add up to it too. A booking that failed costs nothing.
 * `noShowRooms`: the rooms whose guests did not come. Rule: docs/booking.md, "Folio".
 */
export function folioOf(
  booking: BookedReservation,
  money: MoneyMoved,
  noShowRooms: readonly number[] = [],
): Folio {
  const isCharged = wasMade(booking.status) || isUndecided(booking.status);
  const moved = movedOf(isCharged ? booking : { ...booking, voucher: null }, money);
  const paidMinor = moved.reduce((sum, { kind, minor }) => sum + signOf(kind) * minor, 0);
  const totalMinor = isCharged ? booking.grossMinor : 0;
  return {
    charges: isCharged ? booking.rooms.flatMap((room) => chargesOf(room, noShowRooms)) : [],
    totalMinor,
    vatMinor: isCharged ? booking.vatMinor : 0,
    moved,
    paidMinor,
    due: dueOf(booking, money.payments, totalMinor - paidMinor),
    stillMinor: totalMinor - paidMinor,
  };
}

function signOf(kind: Movement['kind']): number {
  if (kind === 'paid') return 1;
  return kind === 'given-back' ? -1 : 0;
}

function chargesOf(room: BookedRoom, noShowRooms: readonly number[]): Charge[] {
  const { roomNumber, roomTypeName, cancelled, stay, grossMinor, extras } = room;
  const key = { room: roomNumber, extraId: null };
  if (cancelled !== null) {
    const why = noShowRooms.includes(roomNumber) ? 'did not come' : 'cancelled';
    return [{ key, text: `${roomTypeName}, ${why}`, minor: cancelled.feeMinor, isFee: true }];
  }
  const nights = counted(nightsOf(stay), 'night');
  return [
    { key, text: `${roomTypeName}, ${nights}`, minor: grossMinor, isFee: false },
    ...extras.map(({ extraId, name, quantity, grossMinor: minor }) => ({
      key: { room: roomNumber, extraId },
      text: quantity > 1 ? `${name} × ${quantity}` : name,
      minor,
      isFee: false,
    })),
  ];
}

function movedOf({ voucher, createdAt }: BookedReservation, { payments, refunds, atHotel }: MoneyMoved) {
  const moved: (Movement & { readonly when: Date })[] = [
    ...(voucher === null || voucher.minor === 0
      ? []
      : [
          {
            ...noCard,
            when: createdAt,
            kind: 'paid' as const,
            way: 'voucher' as const,
            minor: voucher.minor,
          },
        ]),
    ...payments.flatMap((payment) => {
      const kind = kindOf(payment);
      const { at: when, minor, card, attemptId, purpose } = payment;
      const way = purpose === 'invoice' ? ('link' as const) : ('card' as const);
      return kind === undefined ? [] : [{ ...noCard, when, kind, way, minor, card, attemptId }];
    }),
    ...refunds.map(({ at: when, minor, card, attemptId, state: refund }) => ({
      ...noCard,
      ...{ when, kind: 'given-back' as const, way: 'card' as const, minor, card, attemptId, refund },
    })),
    ...atHotel.map(({ at: when, ...one }) => ({ ...noCard, when, ...one })),
  ];
  return moved
    .toSorted((a, b) => a.when.getTime() - b.when.getTime())
    .map(({ when, ...one }): Movement => ({ ...one, at: when.toISOString() }));
}

const noCard = { at: '', card: null, attemptId: null, refund: null, madeBy: null } as const;

/** Undefined: nothing moved, nor will. */
function kindOf({ status }: TriedPayment): Movement['kind'] | undefined {
  switch (status) {
    case 'paid':
      return 'paid';
    case 'declined':
    case 'unpaid':
      return 'declined';
    case 'created':
    case 'action-required':
      return 'under-way';
    case 'planned':
    case 'stored':
    case 'cancelled':
      return undefined;
  }
}

/** Charges still to come, then the rest: on invoice or at the hotel. They add up to what is still to pay. */
function dueOf(
  { paymentType }: BookedReservation,
  payments: readonly TriedPayment[],
  stillMinor: number,
): Folio['due'] {
  const planned = payments
    .filter(({ status }) => status === 'planned')
    .map(({ dueDate: date, minor }) => ({ where: 'card' as const, date, minor }));
  const restMinor = planned.reduce((rest, { minor }) => rest - minor, stillMinor);
  const where = isInvoice(paymentType) ? 'invoice' : 'hotel';
  return restMinor <= 0 ? planned : [...planned, { where, date: null, minor: restMinor }];
}
