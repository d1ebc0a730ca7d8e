import type { BookingRoom, BookingState } from '@portico/domain/journeys/booking-state';
import { leadGuestIssues } from '@portico/domain/people/guest';
import { bedsAreSettled } from '../stay/beds.ts';
import { agesAreSettled } from '../stay/child-ages.ts';
import type { Booking, BookingItem } from '../stay/booking.ts';
import { extrasKey } from './extras-answers.ts';
import { roomExtras } from './room-extras.ts';
import { offerOf, type StayFacts } from './offers.ts';
import { upgradeOffers } from './upgrade-offers.ts';

/**
 * The booking as the journey's table takes it; with `isDesktop` the ledger beside the steps is the summary. Checkout
 * validates its own fields, so its step is open here.
 */
export function bookingStateOf(facts: StayFacts, booking: Booking, isDesktop: boolean): BookingState {
  return {
    rooms: facts.search.rooms.map((_, index) => {
      const item = booking.items.find(({ roomNumber }) => roomNumber === index + 1);
      return item === undefined ? roomToChoose(index + 1) : roomState(facts, booking, item);
    }),
    isDesktop,
    // A phone's summary is left by its own link to checkout.
    summarySeen: false,
    personalDetailsValid: false,
    accountOffered: false,
    accountDecided: false,
    addressValid: false,
    paymentNeeded: true,
    paymentValid: false,
  };
}

function roomToChoose(roomNumber: number): BookingRoom {
  return {
    roomNumber,
    roomTypeChosen: false,
    ratePlanChosen: false,
    upgradesOffered: false,
    upgradesSeen: false,
    leadGuestValid: false,
    extrasOffered: false,
    extrasSeen: false,
  };
}

function roomState(facts: StayFacts, { items }: Booking, item: BookingItem): BookingRoom {
  const { required } = facts.hotel;
  return {
    roomNumber: item.roomNumber,
    roomTypeChosen: true,
    ratePlanChosen: true,
    upgradesOffered: upgradeOffers(facts, item, items).length > 0,
    upgradesSeen: item.upgradesSeen,
    leadGuestValid:
      item.leadGuest !== null &&
      leadGuestIssues(item.leadGuest, required).length === 0 &&
      agesAreSettled(childrenToAsk(facts, items, item), item.childAges) &&
      bedsAreSettled(facts, item),
    extrasOffered: areExtrasOffered(facts, item, items),
    extrasSeen: item.extrasSeen,
  };
}

/**
 * How many children of a room are asked their ages: all, if its rate or an extra it takes asks; else 0. An extra asks
 * once the extras of all rooms are chosen. Rule: docs/journeys.md, "Children's ages".
 */
export function childrenToAsk(facts: StayFacts, items: readonly BookingItem[], item: BookingItem): number {
  const isAsked =
    offerOf(facts, item)?.plan.asksChildAges === true ||
    (items.every(({ extrasSeen }) => extrasSeen) &&
      roomExtras(facts, item, []).some(({ service, quantity }) => quantity > 0 && service.AsksChildAges));
  return isAsked ? item.guests.children : 0;
}

/** While they are loading, or failed to load, the step exists to show it. */
function areExtrasOffered(facts: StayFacts, item: BookingItem, items: readonly BookingItem[]): boolean {
  const answer = facts.extras.get(extrasKey(item));
  if (answer === undefined || answer === 'failed') return true;
  return roomExtras(facts, item, items).some(({ isSelectable }) => isSelectable);
}

/**
 * The booking in which steps that a room does not have count as done. What becomes available later does not send a
 * guest back from checkout. Rule: docs/journeys.md, "Booking".
 */
export function withNothingOpen(facts: StayFacts, booking: Booking): Booking {
  const { rooms } = bookingStateOf(facts, booking, true);
  return {
    ...booking,
    items: booking.items.map((item) => {
      const room = rooms.find(({ roomNumber }) => roomNumber === item.roomNumber);
      if (room === undefined) return item;
      return {
        ...item,
        upgradesSeen: item.upgradesSeen || !room.upgradesOffered,
        extrasSeen: item.extrasSeen || !room.extrasOffered,
      };
    }),
  };
}
