import { noComponents } from '@portico/domain/pricing/rate-components';
import { keysOf } from '@portico/domain/record';
import * as z from 'zod';
import { wireDate, wireId, wireRatePlanId, wireRoomTypeId } from '../../calls/wire-parts.ts';
import { read, write } from '../desk-call.ts';

/** What a rate plan asks of a stay. Null: no such rule. */
const nightRules = {
  open: z.boolean(),
  minStay: z.int().min(1).max(365).nullable(),
  maxStay: z.int().min(1).max(365).nullable(),
  minStayThrough: z.int().min(1).max(365).nullable(),
  maxStayThrough: z.int().min(1).max(365).nullable(),
  closedToArrival: z.boolean(),
  closedToDeparture: z.boolean(),
  minAdvance: z.int().min(0).max(1_200).nullable(),
  maxAdvance: z.int().min(0).max(1_200).nullable(),
};

/** As stored. */
const limit = z.int().nullable();
const standingRules = {
  ...nightRules,
  minStay: limit,
  maxStay: limit,
  minStayThrough: limit,
  maxStayThrough: limit,
  minAdvance: limit,
  maxAdvance: limit,
};

const roomsSet = z.strictObject({ rooms: z.int(), closed: z.boolean() });
/** `taken`: sold and held together. */
const roomNight = roomsSet.extend({ taken: z.int() });

/** A rate plan in a room type on one night. `priceMinor`: for the adults that its base price covers, as stored. */
const rateNight = z.strictObject({ priceMinor: z.int(), ...standingRules });

const nightsRead = z.strictObject({
  from: z.string(),
  /** Whether prices are stored without VAT. */
  isVatExclusive: z.boolean(),
  /** As ordered by the hotel. Nights are in order from `from`; null: the hotel has none. */
  roomTypes: z
    .array(
      z.strictObject({
        id: z.int(),
        name: z.string(),
        nights: z.array(roomNight.nullable()).readonly(),
        rates: z
          .array(
            z.strictObject({
              ratePlanId: z.int(),
              name: z.string(),
              /** How many adults the price is for. */
              adults: z.int(),
              nights: z.array(rateNight.nullable()).readonly(),
            }),
          )
          .readonly(),
      }),
    )
    .readonly(),
});

/** The limit of a property file, in minor units. */
const mostMinor = 1_000_000_000;
const minor = z.int().min(0).max(mostMinor);
const share = z.int().min(0).max(110_000);

const price = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), minor }),
  /** By how much more; negative: less. */
  z.strictObject({ kind: z.literal('raise'), minor: z.int().min(-mostMinor).max(mostMinor) }),
  /** Of what it was: 11,000 basis points are a tenth more. */
  z.strictObject({ kind: z.literal('share'), basisPoints: share }),
]);

const rateChange = z.strictObject({
  ratePlanIds: z.array(wireRatePlanId).min(1).max(500).readonly(),
  /** What the night costs the adults whom its base price covers. */
  price: price.exactOptional(),
  /** Single figures of the price, before `price`. */
  components: z
    .partialRecord(z.enum(keysOf(noComponents)), z.union([minor, z.strictObject({ basisPoints: share })]))
    .exactOptional(),
  rules: z
    .strictObject({
      open: nightRules.open.exactOptional(),
      minStay: nightRules.minStay.exactOptional(),
      maxStay: nightRules.maxStay.exactOptional(),
      minStayThrough: nightRules.minStayThrough.exactOptional(),
      maxStayThrough: nightRules.maxStayThrough.exactOptional(),
      closedToArrival: nightRules.closedToArrival.exactOptional(),
      closedToDeparture: nightRules.closedToDeparture.exactOptional(),
      minAdvance: nightRules.minAdvance.exactOptional(),
      maxAdvance: nightRules.maxAdvance.exactOptional(),
    })
    .exactOptional(),
});

const count = z.int().min(0).max(10_000);
/** Rooms for sale, those that are taken among them. A closed night sells no more, whatever is left. */
const roomsChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), rooms: count }),
  z.strictObject({ kind: z.literal('close') }),
  z.strictObject({ kind: z.literal('open'), rooms: count.exactOptional() }),
]);

const saveTakes = z.strictObject({
  /** In order: a later one changes what an earlier one made of a night. */
  changes: z
    .array(
      z.strictObject({
        roomTypeIds: z.array(wireRoomTypeId).min(1).max(500).readonly(),
        /** First and last night. */
        from: wireDate,
        to: wireDate,
        /** 1 is Monday; null: every day. */
        weekdays: z.array(z.int().min(1).max(7)).min(1).max(7).readonly().nullable(),
        rates: rateChange.exactOptional(),
        rooms: roomsChange.exactOptional(),
      }),
    )
    .min(1)
    .max(1_000)
    .readonly(),
  /** `seen` of the preview; null: whatever stood before. */
  seen: z.string().max(100).nullable(),
});

const components = z.record(z.enum(keysOf(noComponents)), z.int());
const fullNight = rateNight.extend({ components });

/** What guests will see of a stay: the price for all of it, or why it is not sold. */
const seenStay = z.union([
  z.strictObject({ minor: z.int(), nightMinor: z.int() }),
  z.strictObject({ why: z.string() }),
]);

const saveAnswers = z.strictObject({
  /** Of exactly these differences and their instant, for a save of what was previewed. */
  seen: z.string(),
  rates: z
    .array(
      z.strictObject({
        ratePlanId: z.int(),
        roomTypeId: z.int(),
        nights: z
          .array(z.strictObject({ date: z.string(), before: fullNight.nullable(), after: fullNight }))
          .readonly(),
      }),
    )
    .readonly(),
  rooms: z
    .array(
      z.strictObject({
        roomTypeId: z.int(),
        nights: z.array(roomNight.extend({ date: z.string(), was: roomsSet.nullable() })).readonly(),
        /** Nights that have no rooms to close or open. */
        without: z.array(z.string()).readonly(),
      }),
    )
    .readonly(),
  guests: z
    .array(
      z.strictObject({
        ratePlanId: z.int(),
        roomTypeId: z.int(),
        arrival: z.string(),
        departure: z.string(),
        adults: z.int(),
        was: seenStay,
        now: seenStay,
      }),
    )
    .readonly(),
  /** Null: nothing was written. */
  saved: z.strictObject({ saveId: z.uuid(), undoUntil: z.string() }).nullable(),
});

const historyAnswers = z.strictObject({
  /** Newest first. */
  saves: z
    .array(
      z.strictObject({
        savedAt: z.string(),
        by: z.string(),
        isUndo: z.boolean(),
        wasUndone: z.boolean(),
        rooms: z.strictObject({ was: roomsSet.nullable(), now: roomsSet.nullable() }).nullable(),
        rates: z
          .array(
            z.strictObject({
              ratePlanId: z.int(),
              was: rateNight.nullable(),
              now: rateNight.nullable(),
            }),
          )
          .readonly(),
      }),
    )
    .readonly(),
});

const seasonName = z.string().trim().min(1).max(60);
/** First and last night. */
const season = z.strictObject({ name: seasonName, from: wireDate, to: wireDate });
const seasonRead = z.strictObject({ name: z.string(), from: z.string(), to: z.string() });

export const ratesCalls = {
  /** Rooms, prices and rules of some nights. */
  'Rates/Read': read(z.strictObject({ from: wireDate, nights: z.int().min(1).max(62) }), nightsRead),
  'Rates/PreviewSave': read(saveTakes, saveAnswers),
  'Rates/Save': write(saveTakes, saveAnswers),
  'Rates/Undo': write(z.strictObject({ saveId: z.uuid() }), z.strictObject({ nights: z.int() })),
  /** What became of a night of a room type, and of its rates. */
  'Rates/History': read(z.strictObject({ roomTypeId: wireId, date: wireDate }), historyAnswers),
  /** The hotel's seasons, the first to begin first. */
  'Rates/Seasons': read(
    z.strictObject({}),
    z.strictObject({ seasons: z.array(seasonRead.extend({ seasonId: z.uuid() })).readonly() }),
  ),
  'Rates/AddSeason': write(season, z.strictObject({ seasonId: z.uuid() })),
  'Rates/RenameSeason': write(
    z.strictObject({ seasonId: z.uuid(), name: seasonName }),
    z.strictObject({ name: z.string() }),
  ),
  /** Prices and rules of its nights stay. */
  'Rates/RemoveSeason': write(z.strictObject({ seasonId: z.uuid() }), seasonRead),
} as const;
