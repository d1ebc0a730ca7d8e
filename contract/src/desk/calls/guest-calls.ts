import * as z from 'zod';
import { read, write } from '../desk-call.ts';

/** The booker of a booking, or whoever has an e-mail address, in any case. */
const who = z.union([
  z.strictObject({ number: z.string().max(40) }),
  z.strictObject({ email: z.email().max(254) }),
]);

const eraseAnswers = z.strictObject({
  /** That name them. */
  bookings: z.int(),
  /** Cards that their provider still keeps, in words. */
  left: z.array(z.string()).readonly(),
});

export const guestCalls = {
  /** All that is stored of a person at the hotel. */
  'Guest/Export': read(
    who,
    z.looseObject({ hotel: z.string(), email: z.string(), bookings: z.array(z.custom<object>()).readonly() }),
  ),
  'Guest/PreviewErase': read(who, eraseAnswers),
  'Guest/Erase': write(who, eraseAnswers),
} as const;
