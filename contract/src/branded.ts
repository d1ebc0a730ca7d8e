import type * as z from 'zod';

/** What a branded id or date is without its brand. */
type Plain<Brand extends number | string> = Brand extends number ? number : string;

/**
 * The schema as it is, with the brand that its values have in domain: what passes a room type's schema is a room
 * type's id to the compiler. Neither what passes nor the JSON Schema changes.
 */
export function branded<Brand extends number | string, Input = Plain<Brand>>(
  schema: z.ZodType<Plain<Brand>, Input>,
): z.ZodType<Brand, Input> {
  return schema as z.ZodType<Brand, Input>;
}
