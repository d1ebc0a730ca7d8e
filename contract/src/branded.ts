import type * as z from 'zod';

/** A branded id or date without its brand. */
type Plain<Brand extends number | string> = Brand extends number ? number : string;

/**
 * Adds domain's brand to the values of a schema, for the compiler alone: a parsed room type is domain's `RoomTypeId`.
 * Neither validation nor the JSON Schema changes.
 */
export function branded<Brand extends number | string, Input = Plain<Brand>>(
  schema: z.ZodType<Plain<Brand>, Input>,
): z.ZodType<Brand, Input> {
  return schema as z.ZodType<Brand, Input>;
}
