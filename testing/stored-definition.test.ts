import { definitionOf } from '@portico/contract/property-file/definition-of';
import { storedDefinition } from '@portico/contract/property-file/stored-definition';
import { propertyFileSchema } from '@portico/contract/property-file/property-file';
import { describe, expect, test } from 'vitest';
import {
  buildCompany,
  buildExtra,
  buildHotelFile,
  buildPromotion,
  buildRestaurant,
} from './builders/hotel-file.ts';

const file = buildHotelFile({
  promotions: [buildPromotion({ minNights: 2 })],
  extras: [buildExtra()],
  companies: [buildCompany()],
  restaurants: [buildRestaurant()],
});
const definition = definitionOf(file);
/** As stored in the database. */
const stored: unknown = JSON.parse(JSON.stringify(definition));

type Path = readonly (string | number)[];

function without(json: unknown, path: Path): unknown {
  const copy: unknown = structuredClone(json);
  const part = path.slice(0, -1).reduce<unknown>((found, key) => Reflect.get(Object(found), key), copy);
  Reflect.deleteProperty(Object(part), path.at(-1) ?? '');
  return copy;
}

function fieldsOf(json: unknown, at: Path = []): Path[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) => {
    const path = [...at, Array.isArray(json) ? Number(key) : key];
    return [...(Array.isArray(json) ? [] : [path]), ...fieldsOf(value, path)];
  });
}

/** Each field that a hotel may omit from its file: older files lack every field added later. */
const fields = fieldsOf(file).filter((path) => propertyFileSchema.safeParse(without(file, path)).success);

describe('a definition that was stored before a field came', () => {
  test.each(fields.map((path) => [path.join('.'), path] as const))('has the default of %s', (_name, path) => {
    const today = definitionOf(propertyFileSchema.parse(without(file, path)));
    expect(storedDefinition(without(stored, path))).toEqual(today);
  });

  test('every part of the file has such a field', () => {
    const parts = new Set(fields.filter((path) => path.length > 1).map(([part]) => part));
    const named = ['property', 'settings', 'roomTypes', 'ratePlans', 'promotions', 'extras', 'restaurants'];
    expect([...parts]).toEqual(expect.arrayContaining(named));
  });
});

test('of a definition that a newer version stored the fields it does not know are left out', () => {
  const [roomType, ...roomTypes] = definition.roomTypes;
  const newer = {
    ...definition,
    roomTypes: [{ ...roomType, pillows: 2 }, ...roomTypes],
    spa: { opens: '08:00' },
  };
  expect(storedDefinition(JSON.parse(JSON.stringify(newer)))).toEqual(definition);
});

test('a definition that no version can have stored is refused', () => {
  expect(() => storedDefinition(without(stored, ['roomTypes']))).toThrow('roomTypes');
});
