import * as z from 'zod';
import { extraInventoryPartSchema, extraPartSchema } from './extras-part.ts';
import { propertyFileSchema, ratePlanPartSchema, type HotelDefinition } from './property-file.ts';

/** A rate plan without its nights. */
export const storedRatePlanSchema = ratePlanPartSchema.omit({ seasons: true });
/** An extra without its units. */
const storedExtraSchema = extraPartSchema
  .omit({ inventory: true })
  .extend({ isLimited: z.boolean().default(false) });

/** An extra as the desk drafts it: with units of some dates, which take their place once it is published. */
export const draftedExtraSchema = storedExtraSchema.extend({
  inventory: z.array(extraInventoryPartSchema).max(2_000).optional(),
});

/** The part of a property file that `definitionOf` returns. */
const definitionSchema = propertyFileSchema
  .omit({ $schema: true, revision: true, giftVouchers: true, allotments: true })
  .extend({
    ratePlans: z.array(storedRatePlanSchema),
    extras: z.array(storedExtraSchema).default([]),
  });

/**
 * A stored definition, possibly from another version of Portico: fields added since get their defaults, unknown fields
 * are dropped. Throws on anything else that the property file's schema refuses.
 */
export function storedDefinition(json: unknown): HotelDefinition {
  const read = definitionSchema.safeParse(json);
  if (read.success) return read.data;
  const known: unknown = JSON.parse(JSON.stringify(json));
  for (const issue of read.error.issues) {
    if (issue.code !== 'unrecognized_keys') throw read.error;
    const part = issue.path.reduce<unknown>((found, key) => Reflect.get(Object(found), key), known);
    for (const key of issue.keys) Reflect.deleteProperty(Object(part), key);
  }
  return definitionSchema.parse(known);
}
