import type { PreCheckInItem, PreCheckInReservation } from '@portico/contract/calls/pre-check-in';
import { bookerFromWire } from '@portico/contract/wire/booker';
import type { PreCheckInState, Reviewed, RoomToReview } from '@portico/domain/journeys/pre-check-in-state';
import { arrivingGuestIssues } from '@portico/domain/people/arriving-guest';
import { bedOptions, bedsAreSettled, type BedChoices } from '../../../shared/stay/beds.ts';
import type { Hotel } from '../../../shared/hotel/hotel.ts';
import { bookerFaults } from '../../../shared/people/booker-faults.ts';
import type { Draft } from './draft.ts';
import { rowKey } from './place.ts';
import { savedText, type PlaceOfRow } from './saved-text.ts';
import {
  shownBed,
  shownBooker,
  shownGuest,
  savedGuest,
  shownRequests,
  shownArrivalTime,
  requestedExtras,
} from './shown.ts';

export interface StateFacts {
  readonly hotel: Hotel;
  readonly beds: BedChoices;
  readonly reservation: PreCheckInReservation;
  readonly draft: Draft;
  /** It is typed and valid, or will be typed on the provider's page. */
  readonly isCardReady: boolean;
}

/** A link that opens no reservation, or none yet. */
export function unopened(link: 'unread' | 'closed'): PreCheckInState {
  return { link, booker: null, rooms: [], card: null, isSaved: false };
}

/**
 * A link's reservation and the input over it, as the journey's table takes them. Rule: docs/journeys.md,
 * "Pre-check-in".
 */
export function stateOf(facts: StateFacts): PreCheckInState {
  const { hotel, reservation, draft, isCardReady } = facts;
  const booker = shownBooker(reservation, draft);
  const isAllThere = reservation.CompletedAt !== null;
  const isSeen = (place: PlaceOfRow) => isSeenOver(facts, place, undefined);
  return {
    link: 'open',
    booker:
      booker &&
      reviewed(isAllThere || isSeen({ step: 'booker' }), bookerFaults(booker, hotel.required).length === 0),
    rooms: reservation.ReservationItems.map((item) => roomOf(facts, item)),
    card: reservation.CardRequired ? reviewed(isSeen({ step: 'payment-details' }), isCardReady) : null,
    isSaved: isAllThere && !isTyped(reservation, draft),
  };
}

function roomOf(facts: StateFacts, item: PreCheckInItem): RoomToReview {
  const { hotel, beds, draft } = facts;
  const { RoomNumber: roomNumber, RoomTypeId: roomTypeId, ServiceOptions: options } = item;
  const isSeen = (place: PlaceOfRow) =>
    item.CompletedAt !== null || isSeenOver(facts, { ...place, roomNumber }, item);
  const areBedsChosen = bedsAreSettled({ hotel, beds }, { roomTypeId, bedOptionId: shownBed(item, draft) });
  return {
    roomNumber,
    hasBedChoice: bedOptions(beds, roomTypeId).length > 0,
    beds: reviewed(isSeen({ step: 'room' }), areBedsChosen),
    guests: item.Guests.map((_, index) => {
      const guestNumber = index + 1;
      const guest = shownGuest(item, guestNumber, draft);
      const isValid = guest !== undefined && arrivingGuestIssues(guest, hotel.required).length === 0;
      return reviewed(isSeen({ step: 'guest', guestNumber }), isValid);
    }),
    extrasOffered: options !== null && options.Services.length > 0,
    extras: reviewed(isSeen({ step: 'extras' }), true),
  };
}

function reviewed(isSeen: boolean, isValid: boolean): Reviewed {
  if (!isSeen) return 'to-do';
  return isValid ? 'done' : 'seen';
}

/** Whether it was completed over the hotel's current data. */
function isSeenOver(
  { reservation, draft }: StateFacts,
  place: PlaceOfRow,
  item: PreCheckInItem | undefined,
): boolean {
  return draft.seen[rowKey(place, item)] === savedText(place, reservation);
}

/** Whether anything differs from the hotel's data. */
function isTyped(reservation: PreCheckInReservation, draft: Draft): boolean {
  const { Booker: saved, SpecialRequests, ArrivalTime, ReservationItems } = reservation;
  const differs = (typed: unknown, stored: unknown) => JSON.stringify(typed) !== JSON.stringify(stored);
  return (
    differs(shownBooker(reservation, draft), saved && bookerFromWire(saved)) ||
    shownRequests(reservation, draft).trim() !== (SpecialRequests ?? '') ||
    shownArrivalTime(reservation, draft) !== (ArrivalTime ?? '') ||
    ReservationItems.some(
      (item) =>
        shownBed(item, draft) !== (item.RoomConfiguration?.Id ?? null) ||
        requestedExtras(item, draft).length > 0 ||
        item.Guests.some((guest, index) => differs(shownGuest(item, index + 1, draft), savedGuest(guest))),
    )
  );
}
