import * as z from 'zod';
import { read } from '../desk-call.ts';
import { staffRoles } from '../staff-roles.ts';

const role = z.enum(staffRoles);

export const sessionCalls = {
  /** Who is logged in, the role here, and every hotel of theirs. */
  'Session/Read': read(
    z.strictObject({}),
    z.strictObject({
      name: z.string(),
      email: z.string(),
      role,
      /** The log-in was idle: calls that move money ask to confirm it first. */
      isIdle: z.boolean(),
      hotels: z.array(z.strictObject({ code: z.string(), name: z.string(), role })).readonly(),
    }),
  ),
} as const;
