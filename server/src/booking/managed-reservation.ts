import type { ManagedReservation, ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { toManagedBooker } from '@portico/contract/wire/booker';
import { toManagedGuest, toManagedLeadGuest } from '@portico/contract/wire/guest';
import type { ConfirmedRoom } from '@portico/contract/calls/reservation-read';
import type { Booker } from '@portico/domain/people/booker';
import { fellowGuests } from '@portico/domain/people/guests-of-room';
import type { ChangesOfBooking } from './change/read-change.store.ts';
import { cancellingNow } from './change/cancelling-now.ts';
import { refundToOnWire } from './change/refund-to.ts';
import { wireStatuses } from './change/change-answer.ts';
import type { GrantedBy } from '../platform/http/grant-book.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { BookedRoom } from '../reservation/booked-reservation.ts';
import { bookerIdOf, sleeperIdOf } from '../reservation/individual-ids.ts';
import { bookingFlags, changeClock, roomFlags } from './room-changes.ts';
import { confirmationOf, type BookingFacts } from './confirmation-of.ts';
import { asksChildAges } from '../hotel/child-ages.ts';

const openedBy = { link: 'Link', lookup: 'Lookup', account: 'Account' } as const satisfies Record<
  GrantedBy,
  string
>;

/**
 * A booking as its grant shows it. Access by number and name shows no card, street or postcode, because others may know
 * both. Rule: docs/booking.md, "Managing a booking".
 */
export function managedReservationOf(facts: BookingFacts, by: GrantedBy, now: Date): ManagedReservation {
  const { hotel, reservation } = facts;
  const confirmation = confirmationOf(facts);
  const clock = changeClock(hotel, now);
  const { ledger } = facts;
  const cancelling = (booked: readonly BookedRoom[]) => {
    const ids = booked.map(({ itemId }) => itemId);
    const sums = cancellingNow(hotel, reservation, ids, { ledger, now });
    const amount = (minor: number) => toWireAmount(minor, reservation.currency);
    return {
      CostNow: amount(sums.costMinor),
      RefundNow: amount(sums.refundMinor),
      RefundToVoucher: amount(sums.toVoucherMinor),
      RefundTo: refundToOnWire(sums.refunds, { currency: reservation.currency, by }),
      OwedThen: amount(sums.owedMinor),
    };
  };
  const rooms = confirmation.Rooms.flatMap((room) => {
    const booked = reservation.rooms.find(({ itemId }) => itemId === room.ReservationItemId);
    return booked === undefined
      ? []
      : [
          {
            ...managedRoom(hotel, room, booked),
            ...roomFlags(reservation, booked, clock),
            Cancelling: cancelling([booked]),
          },
        ];
  });
  return {
    ...confirmation,
    ...bookingFlags(reservation, clock),
    Version: reservation.version,
    OpenedBy: openedBy[by],
    EmailToConfirm: facts.changes.emailToConfirm,
    CreditCards: by === 'lookup' ? [] : confirmation.CreditCards,
    Payments: confirmation.Payments.map((payment) =>
      by === 'lookup' ? { ...payment, Card: null } : payment,
    ),
    Booker: toManagedBooker(
      by === 'lookup' ? withoutStreet(reservation.booker) : reservation.booker,
      bookerIdOf(reservation),
    ),
    Rooms: rooms,
    Cancelling: cancelling(reservation.rooms),
    ...changesOnTheWire(facts.changes),
  };
}

function withoutStreet(booker: Booker): Booker {
  return { ...booker, street: '', postCode: '' };
}

function changesOnTheWire({
  open,
  last,
}: ChangesOfBooking): Pick<ManagedReservation, 'PendingChange' | 'LastChange'> {
  return {
    PendingChange: open && {
      ChangeId: open.changeId,
      Status: open.actionUrl === null ? 'Pending' : 'ActionRequired',
      ActionUrl: open.actionUrl,
      EndsAt: open.holdEndsAt?.toISOString() ?? null,
    },
    LastChange: last && { ChangeId: last.changeId, Status: wireStatuses[last.status] },
  };
}

function managedRoom(
  hotel: Hotel,
  room: ConfirmedRoom,
  booked: BookedRoom,
): Omit<ManagedRoom, 'Cancelling' | keyof ReturnType<typeof roomFlags>> {
  return {
    ...room,
    LeadGuest: toManagedLeadGuest(booked.leadGuest, sleeperIdOf(booked, 0)),
    AsksChildAges: asksChildAges(hotel, booked),
    HasUpgrades: (hotel.roomTypes.get(booked.roomTypeId)?.part.upgradesTo.length ?? 0) > 0,
    Guests: fellowGuests(booked.guests, booked.fellows).map((guest, index) =>
      toManagedGuest(guest, sleeperIdOf(booked, index + 1)),
    ),
  };
}
