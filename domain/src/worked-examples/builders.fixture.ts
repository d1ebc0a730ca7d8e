import { localDate } from '../calendar/local-date.ts';
import type { RatePlanId, RoomTypeId } from '../ids.ts';
import type { BookingRoom, BookingState } from '../journeys/booking-state.ts';
import type { Booker } from '../people/booker.ts';
import { openNight, type NightRate } from '../pricing/night-rate.ts';
import { noComponents, type RateComponents } from '../pricing/rate-components.ts';
import type { RatePlan } from '../pricing/rate-plan.ts';
import type { RoomType } from '../availability/room-type.ts';

/** Figures not named are 0. */
export function buildComponents(figures: Partial<RateComponents>): RateComponents {
  return { ...noComponents, ...figures };
}

/** An open night at £100 without rules; `original` defaults to `components`. */
export function buildNightRate(facts: Partial<NightRate> = {}): NightRate {
  const components = facts.components ?? buildComponents({ base: 100_00 });
  return {
    ...openNight,
    date: localDate('2027-03-14'),
    components,
    original: components,
    ...facts,
  };
}

/** A public plan for one adult, paid at the hotel, with free cancellation. */
export function buildRatePlan(facts: Partial<RatePlan> = {}): RatePlan {
  return {
    id: 1 as RatePlanId,
    code: 'FLEX',
    isPublic: true,
    baseNumberOfAdults: 1,
    usesOccupancy: false,
    limits: {},
    payment: [],
    cancellation: { entries: [], noShow: { kind: 'none' } },
    needsGuarantee: false,
    asksChildAges: false,
    companyInvoice: 'no',
    vatParts: [],
    ...facts,
  };
}

export function buildRoomType(facts: Partial<RoomType> = {}): RoomType {
  return { id: 1 as RoomTypeId, limits: {}, ...facts };
}

/** A complete booker. */
export function buildBooker(facts: Partial<Booker> = {}): Booker {
  return {
    firstName: 'Ann',
    lastName: 'Archer',
    email: 'ann@example.com',
    phone: '+44 7700 900123',
    street: '1 High Street',
    city: 'York',
    stateOrCounty: 'North Yorkshire',
    postCode: 'YO1 7HH',
    countryId: 826,
    optIn: false,
    ...facts,
  };
}

/** A searched room without choices or offers. */
export function buildBookingRoom(facts: Partial<BookingRoom> = {}): BookingRoom {
  return {
    roomNumber: 1,
    roomTypeChosen: false,
    ratePlanChosen: false,
    upgradesOffered: false,
    upgradesSeen: false,
    leadGuestValid: false,
    extrasOffered: false,
    extrasSeen: false,
    ...facts,
  };
}

/** A new booking on a phone that needs payment. */
export function buildBookingState(facts: Partial<BookingState> = {}): BookingState {
  return {
    rooms: [buildBookingRoom()],
    isDesktop: false,
    summarySeen: false,
    personalDetailsValid: false,
    accountOffered: false,
    accountDecided: false,
    addressValid: false,
    paymentNeeded: true,
    paymentValid: false,
    ...facts,
  };
}
