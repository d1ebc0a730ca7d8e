import { definitionOf } from '@portico/contract/property-file/definition-of';
import type { PropertyFile, SeasonPart } from '@portico/contract/property-file/property-file';
import { dateOfDay, dayNumber, weekdayOf, type LocalDate } from '@portico/domain/calendar/local-date';
import { minorOf } from '@portico/domain/money/decimal';
import type { Database } from '@portico/server/platform/database/database';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const BATCH = 1_000;

/** Writes a small hotel's rows as they stand after its first import, at version 1. */
export async function insertHotel(database: Database, file: PropertyFile): Promise<void> {
  const { kysely } = database;
  await kysely
    .insertInto('property')
    .values({
      property_id: file.property.id,
      code: file.property.code.toLowerCase(),
      definition: JSON.stringify(definitionOf(file)),
      rates_version: 1,
      imported_at: new Date('2027-01-01T00:00:00Z'),
    })
    .execute();
  for (const rows of batches(roomNights(file))) await kysely.insertInto('room_night').values(rows).execute();
  for (const rows of batches(rateNights(file))) await kysely.insertInto('rate_night').values(rows).execute();
}

function roomNights(file: PropertyFile) {
  const ids = file.roomTypes.map(({ id }) => id);
  const rows = new Map<string, { stay_date: LocalDate; room_type_id: number; allotment: number }>();
  for (const part of file.allotments) {
    for (const stay_date of datesOf(part)) {
      for (const room_type_id of part.roomTypes ?? ids) {
        rows.set(`${room_type_id} ${stay_date}`, { stay_date, room_type_id, allotment: part.rooms });
      }
    }
  }
  return [...rows.values()].map((row) => ({ property_id: file.property.id, ...row }));
}

function rateNights(file: PropertyFile) {
  const ids = file.roomTypes.map(({ id }) => id);
  const seasons = new Map<string, { night: Night; parts: SeasonPart[] }>();
  for (const plan of file.ratePlans) {
    for (const part of plan.seasons) {
      for (const stay_date of datesOf(part)) {
        for (const room_type_id of part.roomTypes ?? ids) {
          const key = `${plan.id} ${room_type_id} ${stay_date}`;
          const night = { rate_plan_id: plan.id, room_type_id, stay_date };
          const found = seasons.get(key) ?? { night, parts: [] };
          found.parts.push(part);
          seasons.set(key, found);
        }
      }
    }
  }
  return [...seasons.values()].map(({ night, parts }) => rateNight(file, night, parts));
}

interface Night {
  readonly rate_plan_id: number;
  readonly room_type_id: number;
  readonly stay_date: LocalDate;
}

function rateNight({ property }: PropertyFile, night: Night, parts: readonly SeasonPart[]) {
  const season: Partial<SeasonPart> = Object.assign({}, ...parts);
  const price: NonNullable<SeasonPart['price']> = Object.assign({}, ...parts.map((part) => part.price ?? {}));
  const minor = (amount = 0) => minorOf(amount, property.currency) ?? 0;
  return {
    property_id: property.id,
    ...night,
    version: 1,
    open: (season.open ?? true) && price.base !== undefined,
    base: minor(price.base),
    per_room: minor(price.perRoom),
    per_adult: minor(price.perAdult),
    per_child: minor(price.perChild),
    per_infant: minor(price.perInfant),
    per_person_adult: minor(price.perPersonAdult),
    per_person_child: minor(price.perPersonChild),
    per_person_infant: minor(price.perPersonInfant),
    min_stay: season.minStay ?? null,
    max_stay: season.maxStay ?? null,
    closed_to_arrival: season.closedToArrival ?? false,
    closed_to_departure: season.closedToDeparture ?? false,
    min_advance: season.minAdvance ?? null,
    max_advance: season.maxAdvance ?? null,
  };
}

function datesOf({ from, to, weekdays }: Pick<SeasonPart, 'from' | 'to' | 'weekdays'>): LocalDate[] {
  const first = dayNumber(from);
  const dates = Array.from({ length: dayNumber(to) - first + 1 }, (_, index) => dateOfDay(first + index));
  return dates.filter((date) => weekdays?.includes(WEEKDAYS[weekdayOf(date) - 1] ?? 'Mon') ?? true);
}

function batches<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  );
}
