import * as z from 'zod';
import {
  countSchema,
  dateSchema,
  bedOptionIdSchema,
  idSchema,
  roomTypeIdSchema,
  nameSchema,
  occupancySchema,
  pictureSchema,
  textSchema,
  weekdaysSchema,
  onlyThese,
} from './file-parts.ts';

export const roomTypePartSchema = z.strictObject({
  id: roomTypeIdSchema,
  name: nameSchema,
  description: textSchema,
  facts: z.array(nameSchema).max(6).default([]).describe('Short facts: the bed, the size, the view'),
  images: z.array(pictureSchema).max(12).default([]),
  occupancy: occupancySchema,
  locationId: idSchema.optional().describe('Where it is: the id of a location of this file'),
  upgradesTo: z
    .array(roomTypeIdSchema)
    .max(20)
    .default([])
    .describe('Better room types, offered for the difference'),
  configurations: z
    .array(z.strictObject({ id: bedOptionIdSchema, name: nameSchema }))
    .max(12)
    .default([])
    .describe('How its beds can be made up'),
});

/** Which nights an entry speaks of: both dates are nights, the last included. */
export const nightsSpanShape = {
  from: dateSchema,
  to: dateSchema.describe('The last night, included'),
  weekdays: weekdaysSchema('Only these nights of the week; absent: all'),
  roomTypes: onlyThese(roomTypeIdSchema, 'Only these room types'),
};

/** Rooms for sale. Later entries win. A full or closed night has 0, or what is left. */
export const allotmentPartSchema = z.strictObject({
  ...nightsSpanShape,
  rooms: countSchema(10_000),
  closed: z.boolean().optional().describe('True: nothing more is sold, whatever is left'),
});
