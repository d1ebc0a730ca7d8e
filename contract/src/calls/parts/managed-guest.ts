import * as z from 'zod';

/** The lead guest of a room, as it is answered to who may manage the booking; what was not given is null. */
export const managedLeadGuestSchema = z.object({
  IndividualId: z.string(),
  FirstName: z.string(),
  LastName: z.string(),
  Email: z.string().nullable(),
  Phone: z.string().nullable(),
});
export type ManagedLeadGuest = z.infer<typeof managedLeadGuestSchema>;

/** Somebody who sleeps in a room beside its lead guest. */
export const managedGuestSchema = managedLeadGuestSchema.extend({
  IsChild: z.boolean(),
  IsPlaceholder: z.boolean().meta({ description: 'Not named yet: the name stands for one' }),
});
export type ManagedGuest = z.infer<typeof managedGuestSchema>;
