import * as z from 'zod';

/**
 * Parses JSON stored by any version of Portico: missing fields get their defaults, unknown ones are dropped. `what`
 * names it, such as `reservation.booker`. Throws if a required field is missing, naming the fields but not the values.
 */
export function storedJson<T>(what: string, schema: z.ZodType<T>): (json: unknown) => T {
  return (json) => {
    const read = schema.safeParse(json);
    if (!read.success) throw new Error(`Kept ${what} cannot be read: ${z.prettifyError(read.error)}`);
    return read.data;
  };
}
