import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { dayAndMonthText } from '@portico/contract/texts/date-texts';
import { unavailableReason } from '@portico/domain/availability/unavailable-reason';
import { ratePlanFits } from '@portico/domain/availability/rate-plan-fit';
import { nightsOf, type Stay } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';
import { roomQuote } from '@portico/domain/pricing/room-quote';
import { ok, refused } from '@portico/domain/result';
import type { StayRate } from '@portico/domain/pricing/stay-rate';
import { promotionOf, readPromoCode } from '../../availability/pricing/promo-code.ts';
import { offersOf, type OfferedRate, type TypeOffers } from '../../availability/search/offered-rates.ts';
import { searchScope } from '../../availability/search/search-scope.ts';
import { timeSlices } from '../../availability/search/time-slices.ts';
import { promoFieldsOf } from '../../availability/promo-fields.ts';
import { searchFaults } from '../../availability/search-faults.ts';
import { dateAt } from '../../hotel/date-at.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { codesOf } from './price-new-booking.ts';

type Search = 'NewBooking/Search';
type Takes = DeskTaken<Search>;

const slices = timeSlices();

/** What a guest's search finds, for each of the people's rooms. Rule: docs/search.md, "What a search answers". */
export async function searchRooms(run: Run, takes: Takes): Promise<Outcome<Search>> {
  const { hotel, database, snapshots, clock } = run;
  const { arrival, departure, rooms, areStayRulesWaived } = takes;
  const stay = { arrival, departure };
  const today = dateAt(hotel, clock.now());
  const faults = Object.entries(searchFaults(hotel, { ...stay, rooms }, today));
  if (faults.length > 0)
    return refused({
      code: 'request.invalid',
      faults: faults.map(([field, [message = '']]) => ({ field: fieldOf[field] ?? field, message })),
    });
  const { promoCode, ratePlanCode } = codesOf(takes);
  const promo = await readPromoCode(database.kysely, hotel, promoCode);
  await snapshots.refresh();
  const snapshot = await snapshots.get(hotel);
  const narrowing = { ratePlanCode, roomTypeId: null, locationId: null };
  const scope = { ...searchScope(hotel, snapshot, narrowing, promotionOf(promo), today), areStayRulesWaived };
  const offers = await slices.run(offersOf(scope, stay), () => undefined);
  const isUsed = offers.some(({ offered }) => offered.some(({ promotion }) => promotion !== null));
  const quoted = { run, stay, today, rooms };
  return ok({
    currency: hotel.currency,
    nights: nightsOf(stay),
    promoFault: promoFieldsOf(promo, isUsed).PromoCodeMessage,
    roomTypes: offers.map((offer) => {
      const { roomType, available, offered } = offer;
      const why = { nights: snapshot.roomNights(roomType.rules.id, stay), stay, today };
      return {
        roomTypeId: roomType.part.id,
        name: roomType.part.name,
        left: Math.max(0, available),
        whyNot: available > 0 && offered.length > 0 ? null : whyNotText(offer, why),
        beds: roomType.part.configurations.map(({ id, name }) => ({ bedOptionId: id, name })),
        rates: available > 0 ? offered.map((rate) => rateOf(offer, rate, quoted)) : [],
      };
    }),
  });
}

const fieldOf: Readonly<Record<string, string>> = {
  DateFrom: 'arrival',
  DateTo: 'departure',
  Rooms: 'rooms',
};

interface Quoted {
  readonly run: Run;
  readonly stay: Stay;
  readonly today: Takes['arrival'];
  readonly rooms: readonly Guests[];
}

function rateOf(
  { roomType }: TypeOffers,
  { ratePlan, rate, promotion }: OfferedRate<StayRate>,
  { run: { hotel }, stay, today, rooms }: Quoted,
) {
  const { vat, cityTax, propertyLimits } = hotel;
  const minorFor = (guests: Guests) =>
    ratePlanFits({ roomType: roomType.rules, ratePlan: ratePlan.rules, guests, propertyLimits })
      ? roomQuote({ rate, ratePlan: ratePlan.rules, guests, stay, vat, cityTax, today }).totalMinor
      : null;
  return {
    ratePlanId: ratePlan.part.id,
    name: ratePlan.part.name,
    promotion: promotion?.part.name ?? null,
    minors: rooms.map(minorFor),
  };
}

function whyNotText(
  offer: TypeOffers,
  {
    nights,
    stay,
    today,
  }: Pick<Quoted, 'stay' | 'today'> & { readonly nights: Parameters<typeof unavailableReason>[0] },
): string {
  const why = unavailableReason(nights, offer);
  switch (why.reason) {
    case 'full':
      return `Full on ${dayAndMonthText(why.firstFullNight, today)}`;
    case 'min-stay':
      return `From ${dayAndMonthText(stay.arrival, today)} at least ${why.minLengthOfStay} nights`;
    case 'rules':
      return 'Not sold for a stay of these dates';
    case 'closed':
      return 'Closed on these dates';
  }
}
