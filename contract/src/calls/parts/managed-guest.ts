import * as z from 'zod';

/** The lead guest of a room in the response to a grant; fields not given are null. */
export const managedLeadGuestSchema = z.object({
  IndividualId: z.string(),
  FirstName: z.string(),
  LastName: z.string(),
  Email: z.string().nullable(),
  Phone: z.string().nullable(),
});
export type ManagedLeadGuest = z.infer<typeof managedLeadGuestSchema>;

/** A guest of a room beside its lead guest. */
export const managedGuestSchema = managedLeadGuestSchema.extend({
  IsChild: z.boolean(),
  IsPlaceholder: z.boolean().meta({ description: 'Not named yet: the name stands for one' }),
});
export type ManagedGuest = z.infer<typeof managedGuestSchema>;
