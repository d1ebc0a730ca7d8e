import * as z from 'zod';

/**
 * Reads JSON that an earlier version of Portico may have kept with fewer fields: the schema gives those their defaults,
 * and leaves out what it does not know. `what` names it, such as `reservation.booker`. Throws where something is missing
 * that has no default, naming the fields but none of the values.
 */
export function storedJson<T>(what: string, schema: z.ZodType<T>): (json: unknown) => T {
  return (json) => {
    const read = schema.safeParse(json);
    if (!read.success) throw new Error(`Kept ${what} cannot be read: ${z.prettifyError(read.error)}`);
    return read.data;
  };
}
