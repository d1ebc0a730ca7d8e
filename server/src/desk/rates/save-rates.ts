import type { DeskAnswer, DeskTaken } from '@portico/contract/desk/desk-calls';
import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import { addDays, addMonths, weekdayOf, type LocalDate } from '@portico/domain/calendar/local-date';
import { stayDates } from '@portico/domain/calendar/stay';
import { ok, refused, type Result } from '@portico/domain/result';
import { undated, type RateNight } from '../../availability/nights/night-rate-of.ts';
import { dateAt } from '../../hotel/date-at.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { HORIZON_MONTHS, setNights, type NightsSet, type SetNights } from '../../property-file/set-nights.ts';
import { UNDO_MS } from '../../property-file/undo-nights.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { differences } from './differences.ts';
import { guestsWillSee } from './guests-will-see.ts';
import { lastChangeOf } from './last-change.ts';
import { nightAnswer } from './night-answer.ts';
import { ratesRefusal } from './rates-refusal.ts';

type Save = 'Rates/Save';
type Changes = DeskTaken<Save>['changes'];

/**
 * Sets prices, rules and rooms for sale of nights, all or none; `isPreview`: only says what that would be, and what
 * guests would see. Rule: docs/desk.md, "Rates".
 */
export async function saveRates(
  run: Run,
  { changes, seen }: DeskTaken<Save>,
  { isPreview }: { readonly isPreview: boolean },
): Promise<Outcome<Save>> {
  const { hotel, database, clock, operator } = run;
  const { propertyId } = hotel;
  const now = clock.now();
  const requested = requestedOf(hotel, changes, dateAt(hotel, now));
  if (!requested.ok) return requested;
  const [fingerprint = null, seenAt = ''] = seen?.split(' ') ?? [];
  const set = await setNights(
    database,
    { propertyId, ...requested.value, madeBy: operator.name, seen: fingerprint, dryRun: isPreview },
    clock,
  );
  if (!set.ok) {
    if (set.refusal.code !== 'rates.changed') return refused(ratesRefusal(set.refusal));
    const last = await lastChangeOf(run, requested.value, new Date(seenAt));
    return refused({ code: 'desk.rates-changed', facts: { last } });
  }
  run.audit({ what: differences(hotel, set.value.nights) });
  const answer = await answerOf(run, set.value, isPreview);
  return ok({ ...answer, seen: `${set.value.seen} ${now.toISOString()}` });
}

/** The changes by night, or why they cannot be. */
function requestedOf(
  hotel: Hotel,
  changes: Changes,
  today: LocalDate,
): Result<Pick<SetNights, 'rates' | 'rooms'>, DeskRefusal> {
  const last = addMonths(today, HORIZON_MONTHS);
  const rates: SetNights['rates'][number][] = [];
  const rooms: SetNights['rooms'][number][] = [];
  for (const { roomTypeIds, from, to, weekdays, ...what } of changes) {
    if (from > to || from < today || to > last)
      return refused({ code: 'desk.rates-nights', facts: { today, last } });
    const isKnown =
      roomTypeIds.every((id) => hotel.roomTypes.has(id)) &&
      (what.rates?.ratePlanIds ?? []).every((id) => hotel.ratePlans.has(id));
    if (!isKnown) return refused<DeskRefusal>({ code: 'desk.rates-unknown' });
    const dates = stayDates({ arrival: from, departure: addDays(to, 1) }).filter(
      (date) => weekdays?.includes(weekdayOf(date)) ?? true,
    );
    if (what.rates !== undefined) {
      const { ratePlanIds, ...setting } = what.rates;
      rates.push({ ratePlanIds, roomTypeIds, dates, setting });
    }
    if (what.rooms !== undefined) rooms.push({ roomTypeIds, dates, setting: what.rooms });
  }
  return ok({ rates, rooms });
}

async function answerOf(
  run: Run,
  set: NightsSet,
  isPreview: boolean,
): Promise<Omit<DeskAnswer<Save>, 'seen'>> {
  const { rates, rooms, saved } = set;
  return {
    rates: rates.map(({ key: { ratePlanId, roomTypeId }, nights }) => {
      const adults = run.hotel.ratePlans.get(ratePlanId)?.rules.baseNumberOfAdults ?? 1;
      const answer = (night: RateNight) => ({
        ...nightAnswer(undated(night), adults),
        components: night.components,
      });
      return {
        ratePlanId,
        roomTypeId,
        nights: nights.map(({ before, after }) => ({
          date: after.date,
          before: before === undefined ? null : answer(before),
          after: answer(after),
        })),
      };
    }),
    rooms: rooms.map(({ roomTypeId, nights, without }) => ({ roomTypeId, nights, without })),
    guests: isPreview ? await guestsWillSee(run, set) : [],
    saved: saved === undefined ? null : undoOf(saved),
  };
}

function undoOf({ saveId, savedAt }: NonNullable<NightsSet['saved']>) {
  return { saveId, undoUntil: new Date(savedAt.getTime() + UNDO_MS).toISOString() };
}
