import * as z from 'zod';

/** The body of a refused call of the desk: as `errorBodySchema`, with the desk's codes as well. */
export const deskErrorSchema = z.object({
  Message: z.string(),
  RefusalCode: z.string(),
  ModelState: z.record(z.string(), z.array(z.string())).optional(),
});
