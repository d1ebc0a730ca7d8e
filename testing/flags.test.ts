import { propertyFileJsonSchema } from '@portico/contract/property-file/property-file-json-schema';
import { expect, test } from 'vitest';
import { flagRows, unseenFlags } from './journeys/flags-table.ts';

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
}

/** The path of every field below it. Parts of the file are walked field by field, lists count as one. */
function paths(node: Node, path: string): string[] {
  const fields = Object.entries(node.properties ?? {});
  return fields.length === 0 ? [path] : fields.flatMap(([name, field]) => paths(field, `${path}.${name}`));
}

const schema = JSON.parse(propertyFileJsonSchema()) as Required<Node>;
const { property = {}, settings = {} } = schema.properties;
const fields = [...paths(property, 'property'), ...paths(settings, 'settings')];
const named = [...flagRows.map(({ flag }) => flag), ...Object.keys(unseenFlags)];

const isWithin = (field: string, flag: string) => field === flag || field.startsWith(`${flag}.`);

test('every field of property and settings is tried in a browser, or has a reason why not', () => {
  expect(fields.length).toBeGreaterThan(50);
  expect(fields.filter((field) => !named.some((flag) => isWithin(field, flag)))).toEqual([]);
});

test('what is tried or excused is a field of the property file', () => {
  const known = [...fields, ...Object.keys(schema.properties)];
  expect(named.filter((flag) => !known.some((field) => isWithin(field, flag)))).toEqual([]);
});

test('no field is both tried and excused', () => {
  const tried = new Set(flagRows.map(({ flag }) => flag));
  expect(Object.keys(unseenFlags).filter((flag) => tried.has(flag))).toEqual([]);
});

test('every row tells its two hotels apart', () => {
  const same = flagRows.filter((row) => row.without === null && row.with === null);
  expect(same.map(({ flag }) => flag)).toEqual([]);
});
