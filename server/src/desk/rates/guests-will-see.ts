import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { notSoldText } from '@portico/contract/texts/unavailable-texts';
import { soldRate } from '@portico/domain/availability/sold-rate';
import { addDays, daysBetween, type LocalDate } from '@portico/domain/calendar/local-date';
import { spanOf, stayDates, type Stay } from '@portico/domain/calendar/stay';
import { roomQuote } from '@portico/domain/pricing/room-quote';
import type { RateNight } from '../../availability/nights/night-rate-of.ts';
import { dateAt } from '../../hotel/date-at.ts';
import type { NightsSet } from '../../property-file/set-nights.ts';
import type { RatesSet } from '../../property-file/set-rates.ts';
import type { Run } from '../run/operation.ts';
import { readRatesWindow, readRoomsWindow } from './rates-window.store.ts';

type Seen = DeskAnswer<'Rates/PreviewSave'>['guests'][number];

/** The panel shows no more rates, and no longer stays unless a rate asks for them. */
const MOST = 6;
const LONGEST = 7;

type NightOf = (date: LocalDate) => RateNight | undefined;
type LeftOn = (date: LocalDate) => number;

/**
 * What guests see of a stay that begins on the first changed night of each rate: as it is, and as it would be. By the
 * functions of a guest's search.
 */
export async function guestsWillSee(run: Run, { rates, rooms }: NightsSet): Promise<Seen[]> {
  const sets = rates.filter(({ nights }) => nights.length > 0).slice(0, MOST);
  if (sets.length === 0) return [];
  const { arrival: from, departure: to } = spanOf(sets.map(firstStay));
  const { kysely } = run.database;
  const { propertyId } = run.hotel;
  const standing = await readRatesWindow(kysely, propertyId, { from, to });
  const nights = await readRoomsWindow(kysely, propertyId, { from, to });
  return sets.flatMap((set) => {
    const { ratePlanId, roomTypeId } = set.key;
    const ofSet = standing.filter((one) => one.ratePlanId === ratePlanId && one.roomTypeId === roomTypeId);
    const before = new Map(ofSet.map(({ night }) => [night.date, night]));
    const after = new Map([
      ...before,
      ...set.nights.map((night) => [night.after.date, night.after] as const),
    ]);
    const left = new Map(
      nights
        .filter((night) => night.roomTypeId === roomTypeId)
        .map(({ date, rooms: all, sold, held, closed }) => [date, closed ? 0 : all - sold - held]),
    );
    const changed = rooms.find((one) => one.roomTypeId === roomTypeId)?.nights ?? [];
    const leftAfter = new Map([
      ...left,
      ...changed.map((night) => [night.date, night.closed ? 0 : night.rooms - night.taken] as const),
    ]);
    const stay = firstStay(set);
    const see = (rate: ReadonlyMap<LocalDate, RateNight>, free: ReadonlyMap<LocalDate, number>) =>
      seenStay(run, set, stay, { nightOf: (date) => rate.get(date), leftOn: (date) => free.get(date) ?? 0 });
    const was = see(before, left);
    const now = see(after, leftAfter);
    const adults = run.hotel.ratePlans.get(ratePlanId)?.rules.baseNumberOfAdults || 1;
    return was === undefined || now === undefined
      ? []
      : [{ ratePlanId, roomTypeId, ...stay, adults, was, now }];
  });
}

/** From the first changed night over those that follow it, or as long as the rate asks for. */
function firstStay({ nights }: RatesSet): Stay {
  const [first] = nights;
  if (first === undefined) throw new Error('no night has changed');
  const arrival = first.after.date;
  const gap = nights.findIndex(({ after }, index) => daysBetween(arrival, after.date) > index);
  const length = Math.min(gap === -1 ? nights.length : gap, LONGEST);
  const { minStay, minStayThrough } = first.after;
  return { arrival, departure: addDays(arrival, Math.max(length, minStay ?? 1, minStayThrough ?? 1)) };
}

/** Undefined: the hotel has no such plan or room any more. */
function seenStay(
  { hotel, clock }: Run,
  { key }: RatesSet,
  stay: Stay,
  { nightOf, leftOn }: { readonly nightOf: NightOf; readonly leftOn: LeftOn },
): Seen['was'] | undefined {
  const ratePlan = hotel.ratePlans.get(key.ratePlanId)?.rules;
  const room = hotel.roomTypes.get(key.roomTypeId)?.part.name;
  if (ratePlan === undefined || room === undefined) return undefined;
  const dates = stayDates(stay);
  const full = dates.find((date) => leftOn(date) < 1);
  if (full !== undefined) return { why: `Nothing is left on ${shortDateText(full)}.` };
  const today = dateAt(hotel, clock.now());
  const nights = dates.flatMap((date) => nightOf(date) ?? []);
  const sold = soldRate(
    ratePlan,
    { ratePlanCode: ratePlan.code, promotion: null },
    {
      nights: nights.map((night) => ({ ...night, original: night.components })),
      departureNight: nightOf(stay.departure),
    },
    { ...key, stay, today },
  );
  if (!sold.ok) {
    const { refusal: rule } = sold;
    return rule.code === 'rate.not-open' ? undefined : { why: notSoldText(room, { rule, stay }) };
  }
  const { vat, cityTax } = hotel;
  const guests = { adults: ratePlan.baseNumberOfAdults || 1, children: 0, infants: 0 };
  const quote = roomQuote({ rate: sold.value.rate, ratePlan, guests, stay, vat, cityTax, today });
  return { minor: quote.grossMinor, nightMinor: quote.averageNightMinor };
}
