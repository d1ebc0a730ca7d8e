import * as z from 'zod';

/** Where visits to the pages of a hotel or a group are counted. */
export const analyticsParts = {
  googleTagManagerContainerId: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'Expected GTM- and 4 to 12 capital letters or digits')
    .optional()
    .describe('Present: visits of guests who agree are counted in this container'),
  facebookPixelId: z
    .string()
    .regex(/^\d{5,20}$/, 'Expected 5 to 20 digits')
    .optional()
    .describe('Present: the same by this pixel'),
};
