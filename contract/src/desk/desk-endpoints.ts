import * as z from 'zod';
import { post } from '../endpoints/endpoint.ts';
import { staffRoles } from './staff-roles.ts';

const atHotel = z.object({ propertyCode: z.string() });
const done = z.strictObject({ done: z.literal(true) });

/** Calls of the desk before and around a log-in; what staff do once logged in is in desk-calls.ts. */
export const deskEndpoints = {
  '/api/Desk/:propertyCode/LogOut': post('anyone', { params: atHotel, body: z.strictObject({}) }, done),
  /** A demo has staff of every role: one press logs in. */
  '/api/Desk/:propertyCode/LogInAs': post(
    'demo',
    { params: atHotel, body: z.strictObject({ role: z.enum(staffRoles) }) },
    done,
  ),
} as const;
