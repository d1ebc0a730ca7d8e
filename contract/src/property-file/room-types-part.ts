import { bedKinds } from '@portico/domain/occupancy/bed-kind';
import * as z from 'zod';
import {
  bedOptionIdSchema,
  countSchema,
  idSchema,
  nameSchema,
  occupancySchema,
  off,
  pictureSchema,
  roomTypeIdSchema,
  textSchema,
} from './file-parts.ts';

/** How to get in, measured: what a guest with a wheelchair, a pram or a bad knee has to know. */
const accessSchema = z.strictObject({
  isStepFree: off('True: no step from the street to the bed and the bathroom'),
  steps: z.int().min(0).max(1_000).optional().describe('Steps up to its door'),
  doorWidth: z
    .int()
    .min(30)
    .max(400)
    .optional()
    .describe('Clear width of its narrowest door, in centimetres'),
  notes: z.array(nameSchema).max(6).default([]).describe('Further facts: “A handrail on the left”'),
});

export const roomTypePartSchema = z.strictObject({
  id: roomTypeIdSchema,
  name: nameSchema,
  description: textSchema,
  facts: z.array(nameSchema).max(6).default([]).describe('Short facts: the bed, the size, the view'),
  images: z
    .array(pictureSchema)
    .max(12)
    .default([])
    .describe('In the order in which guests leaf through them'),
  story: textSchema.optional().describe('The longer text of its own page'),
  bed: nameSchema.optional().describe('Its beds in words: “King, or two singles”'),
  beds: z.array(z.enum(bedKinds)).max(5).default([]).describe('Its kinds of bed; guests can filter by them'),
  size: z.number().min(1).max(10_000).optional().describe('Floor area in square metres'),
  floor: nameSchema.optional().describe('Where in the building: “First floor”'),
  view: nameSchema.optional().describe('One or two words; guests can filter by them: “Harbour”'),
  bathroom: nameSchema.optional().describe('“Bath with a shower over it”'),
  facilities: z
    .array(z.strictObject({ title: nameSchema, items: z.array(nameSchema).min(1).max(20) }))
    .max(12)
    .default([])
    .describe('What is in it, in groups'),
  notHere: z
    .array(
      z.strictObject({
        name: nameSchema,
        roomType: roomTypeIdSchema.optional().describe('A room type that has it'),
      }),
    )
    .max(12)
    .default([])
    .describe('What guests may expect and will not find'),
  access: accessSchema.prefault({}),
  dogsWelcome: off('True: guests may bring a dog'),
  terms: z
    .array(z.strictObject({ title: nameSchema, text: nameSchema }))
    .max(12)
    .default([])
    .describe('Rules of this room beyond those of its rates'),
  cots: countSchema(4).default(0).describe('How many cots fit'),
  extraBeds: countSchema(4).default(0).describe('How many extra beds fit'),
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
