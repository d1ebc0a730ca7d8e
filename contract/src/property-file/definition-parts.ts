import * as z from 'zod';
import { companyPartSchema } from './companies-part.ts';
import { idSchema, nameSchema } from './file-parts.ts';
import { offerPartSchema } from './offers-part.ts';
import { promotionPartSchema } from './promotions-part.ts';
import { propertyPartSchema } from './property-part.ts';
import { restaurantPartSchema } from './restaurants-part.ts';
import { roomTypePartSchema } from './room-types-part.ts';
import { settingsPartSchema } from './settings-part.ts';
import { locationPartSchema } from './property-file.ts';
import { draftedExtraSchema, storedRatePlanSchema } from './stored-definition.ts';

/** Edited as a whole. */
const wholes: Readonly<Record<string, z.ZodType>> = {
  property: propertyPartSchema,
  settings: settingsPartSchema,
  bookingIncentives: z.array(nameSchema).max(6),
};

/** Edited entry by entry. */
const lists: Readonly<Record<string, z.ZodType>> = {
  roomTypes: roomTypePartSchema,
  ratePlans: storedRatePlanSchema,
  extras: draftedExtraSchema,
  promotions: promotionPartSchema,
  offers: offerPartSchema,
  companies: companyPartSchema,
  locations: locationPartSchema,
  restaurants: restaurantPartSchema,
};

const entriesSchema = z.array(z.looseObject({ id: idSchema }));

interface Place {
  /** The field of the definition. */
  readonly field: string;
  /** Of an entry of a list; undefined: the whole field. */
  readonly id: number | undefined;
  readonly schema: z.ZodType;
}

/** Where a part stands; undefined: there is no part of that name. */
function placeOf(part: string): Place | undefined {
  const [, field = '', id] = /^([a-zA-Z]+)(?:\.([1-9]\d{0,9}))?$/.exec(part) ?? [];
  const schema = id === undefined ? wholes[field] : lists[field];
  return schema && { field, id: id === undefined ? undefined : Number(id), schema };
}

/**
 * The schema of a part of a hotel's definition: `property`, or one entry of a list, `roomTypes.11`. Undefined: there is
 * no such part. Rule: docs/desk.md, "Draft and publish".
 */
export function partSchema(part: string): z.ZodType | undefined {
  return placeOf(part)?.schema;
}

/** The names of all parts that a definition has, in its order. */
export function partNames(definition: object): string[] {
  return [
    ...Object.keys(wholes),
    ...Object.keys(lists).flatMap((field) => entriesOf(definition, field).map(({ id }) => `${field}.${id}`)),
  ];
}

/** The value of a part; undefined: the definition has none of that name. */
export function partOf(definition: object, part: string): unknown {
  const place = placeOf(part);
  if (place === undefined) return undefined;
  const { field, id } = place;
  if (id === undefined) return Reflect.get(definition, field);
  return entriesOf(definition, field).find((entry) => entry.id === id);
}

/**
 * A definition with another value of a part, last in its list if it is new; undefined: without the part. The result is
 * unchecked. Throws when there is no part of that name.
 */
export function withPart(definition: object, part: string, value: unknown): object {
  const place = placeOf(part);
  if (place === undefined) throw new Error(`There is no part ${part}`);
  const { field, id } = place;
  if (id === undefined) return { ...definition, [field]: value };
  const entries = entriesOf(definition, field);
  if (value === undefined) return { ...definition, [field]: entries.filter((entry) => entry.id !== id) };
  const isNew = entries.every((entry) => entry.id !== id);
  const others: unknown[] = entries.map((entry) => (entry.id === id ? value : entry));
  return { ...definition, [field]: isNew ? [...others, value] : others };
}

/** The part in which a path of the file lies, with the path below it; `definition`: that of the path's indexes. */
export function partOfPath(
  definition: object,
  path: string,
): { readonly part: string; readonly below: string } {
  const [, field = '', index, below = ''] = /^([a-zA-Z]+)(?:\[(\d+)\])?\.?(.*)$/.exec(path) ?? [];
  const id = lists[field] && entriesOf(definition, field)[Number(index)]?.id;
  return { part: id === undefined ? field : `${field}.${id}`, below };
}

function entriesOf(definition: object, field: string): z.output<typeof entriesSchema> {
  return entriesSchema.parse(Reflect.get(definition, field) ?? []);
}
