import type { AreaId, GroupId, PropertyId } from '@portico/domain/ids';
import * as z from 'zod';
import { branded } from '../branded.ts';
import {
  addressCodeSchema,
  idSchema,
  nameSchema,
  pictureSchema,
  textSchema,
  unitNameSchema,
  urlSchema,
  on,
} from '../property-file/file-parts.ts';
import { analyticsParts } from '../property-file/analytics-parts.ts';
import { onMap } from '../property-file/where-part.ts';
import { themeSchema } from '../property-file/theme-part.ts';

/** The most hotels in one group, which bounds the work of one search. */
export const MOST_MEMBERS = 500;

const groupPartSchema = z.strictObject({
  id: branded<GroupId>(idSchema),
  code: addressCodeSchema,
  name: nameSchema,
  standfirst: textSchema.describe('One or two sentences under the name on the group’s page'),
  address: z.array(nameSchema).min(1).max(6),
  telephone: nameSchema,
  email: z.email(),
  desk: nameSchema.optional().describe('When the telephone is answered'),
  websiteUrl: urlSchema,
  picture: pictureSchema.describe('The wide picture of the group'),
  logo: pictureSchema.optional().describe('The group’s logo, in the header'),
  mark: pictureSchema.optional().describe('A small square sign beside the name, drawn dark on light'),
  privacyPolicyUrl: urlSchema,
  termsAndConditionsUrl: urlSchema,
  ...analyticsParts,
  unitName: unitNameSchema.describe('The word for a room where hotels are spoken of together'),
  defaultOccupancy: z
    .strictObject({
      adults: z.int().min(1).max(50),
      children: z.int().min(0).max(50),
      infants: z.int().min(0).max(50),
    })
    .default({ adults: 1, children: 0, infants: 0 })
    .describe('The guests a search starts with'),
  hidePromoCodeOnLandingPage: z.boolean().default(false),
  useAreaSearch: on('Guests may choose an area before they search'),
  theme: themeSchema,
});

const areaIdSchema = branded<AreaId>(idSchema);
const areaParts = { id: areaIdSchema, name: nameSchema };

const mapParts = {
  picture: pictureSchema.describe('A drawn map; its names are labels, not part of the picture'),
  areas: z
    .array(z.strictObject({ area: areaIdSchema, ...onMap }))
    .max(6)
    .default([])
    .describe('Areas by id; pressing one shows its hotels only'),
};

/**
 * The group file: hotels shown and searched together, one JSON document. Unknown fields are refused. Its page is
 * docs/group-file.md.
 */
export const groupFileSchema = z.strictObject({
  $schema: z.string().optional(),
  group: groupPartSchema,
  areas: z
    .array(
      z.strictObject({
        ...areaParts,
        properties: z
          .array(addressCodeSchema)
          .min(1)
          .max(MOST_MEMBERS)
          .describe('Codes of hotels that are imported already'),
      }),
    )
    .min(1)
    .max(100),
  map: z
    .strictObject({
      ...mapParts,
      hotels: z
        .array(z.strictObject({ property: addressCodeSchema, ...onMap }))
        .max(12)
        .default([])
        .describe('Hotels of the group by code, each a link to it'),
    })
    .optional(),
});

/** As written, before defaults. */
export type GroupFileInput = z.input<typeof groupFileSchema>;
/** As read, with defaults in place. */
export type GroupFile = z.output<typeof groupFileSchema>;

/**
 * The stored form: hotels by their permanent ids. Later versions read it too, so a field added later needs a default.
 */
export const groupDefinitionSchema = z.object({
  group: groupPartSchema,
  areas: z.array(z.object({ ...areaParts, propertyIds: z.array(branded<PropertyId>(idSchema)) })),
  map: z
    .object({
      ...mapParts,
      hotels: z.array(z.object({ propertyId: branded<PropertyId>(idSchema), ...onMap })),
    })
    .optional(),
});
export type GroupDefinition = z.output<typeof groupDefinitionSchema>;
