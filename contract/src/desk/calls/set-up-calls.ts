import * as z from 'zod';
import { wireDateOut, wireExtraId } from '../../calls/wire-parts.ts';
import { read, write } from '../desk-call.ts';

/** Of the property file: `property`, or one entry of a list, `roomTypes.11`. */
const part = z.string().max(40);
/** What a form was filled with: a save is refused when something else stands there by now. */
const seen = z.string().max(64);

const whoAndWhen = z.strictObject({ by: z.string(), at: z.string() });

const partSummary = z.strictObject({
  part,
  /** Its name for staff: “The Harbour Room”. */
  title: z.string(),
  /** Null: nothing of it waits to be published. */
  draft: whoAndWhen
    .extend({
      seen,
      isNew: z.boolean(),
      isRemoved: z.boolean(),
      /** What is published was changed after the draft was saved. */
      isOutdated: z.boolean(),
    })
    .nullable(),
});

export const setUpCalls = {
  /** Every part, and which of them wait to be published. */
  'SetUp/Read': read(z.strictObject({}), z.strictObject({ parts: z.array(partSummary).readonly() })),

  /** One part as the property file writes it; null: there is none. */
  'SetUp/ReadPart': read(
    z.strictObject({ part }),
    z.strictObject({
      summary: partSummary,
      seen,
      value: z.unknown(),
      published: z.unknown(),
      /** Who published it at the desk last. */
      lastPublished: whoAndWhen.nullable(),
    }),
  ),

  /** How many of an extra there are from today on; a date in none has none. */
  'SetUp/ReadUnits': read(
    z.strictObject({ extraId: wireExtraId }),
    z.strictObject({
      units: z
        .array(
          z.strictObject({
            from: wireDateOut,
            to: wireDateOut,
            /** Absent: every day. */
            weekdays: z.array(z.string()).readonly().optional(),
            units: z.int(),
          }),
        )
        .readonly(),
    }),
  ),

  /** How well guests could read a hotel in these colours, by day and by night; what is no colour counts as the default. */
  'SetUp/ReadContrast': read(
    z.strictObject({ theme: z.record(z.string().max(20), z.string().max(20)) }),
    z.strictObject({
      pairs: z
        .array(
          z.strictObject({
            what: z.enum(['text', 'link', 'hint', 'button', 'wrong']),
            mode: z.enum(['light', 'dark']),
            /** As they are shown: `#rrggbb`. */
            ink: z.string(),
            ground: z.string(),
            /** 4.5: to 1. */
            ratio: z.number(),
          }),
        )
        .readonly(),
    }),
  ),

  /** Saves a part to the draft; `value` null: takes it away. Faults are named by the part's own fields. */
  'SetUp/Save': write(z.strictObject({ part, seen, value: z.unknown() }), z.strictObject({ part, seen })),

  /** Drops drafts; null: all of them. */
  'SetUp/Discard': write(
    z.strictObject({ part: part.nullable() }),
    z.strictObject({ parts: z.array(part).readonly() }),
  ),

  /** Makes drafts public, all of them or none, by the import of the property file. */
  'SetUp/Publish': write(
    z.strictObject({ parts: z.array(z.strictObject({ part, seen })).min(1).max(1_000) }),
    z.strictObject({ parts: z.array(part).readonly() }),
  ),
} as const;
