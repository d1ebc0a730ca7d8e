import { setUpEditors, type SetUpEditor } from '@portico/contract/desk/set-up/editors';
import { propertyFileSchema } from '@portico/contract/property-file/property-file';
import { keysOf } from '@portico/domain/record';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import deskPage from '../../../../../docs/desk.md?raw';
import { openDesk, serveDesk } from '../../lib/desk.fixture.tsx';
import { labelsOf, PartFormContext } from '../form/part-form.ts';
import { kinds } from './kinds.tsx';

/**
 * Every key of the property file has an editor, or stands in the table of docs/desk.md, "Left to the property file".
 */
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly type?: string;
  readonly additionalProperties?: Schema | boolean;
}

const file: Schema = JSON.parse(JSON.stringify(z.toJSONSchema(propertyFileSchema, { io: 'input' })));

/** A picture is added as a whole; its file and its sizes are made. */
const MADE_OF_PICTURES = new Set(['url', 'width', 'height', 'sources']);

function keysIn(schema: Schema, at: string): string[] {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants?.some(({ properties }) => properties))
    return [...new Set(variants.flatMap((variant) => keysIn(variant, at)))];
  if (schema.items?.properties ?? schema.items?.oneOf) return keysIn(schema.items, `${at}[]`);
  const { properties } = schema;
  if (properties === undefined) return [at];
  const isPicture = properties['url'] !== undefined && properties['alt'] !== undefined;
  // Signs beside the hotel's name have no words of their own.
  if (isPicture && /\.(logo|mark)$/.test(at)) return [at];
  return Object.entries(properties).flatMap(([name, inner]) => {
    // Numbers of entries are given by the desk.
    if ((name === 'id' && at.endsWith('[]')) || (isPicture && MADE_OF_PICTURES.has(name))) return [];
    return keysIn(inner, at === '' ? name : `${at}.${name}`);
  });
}

/** A value with every field of its schema. */
function sampleOf(schema: Schema): unknown {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants !== undefined) {
    const bySize = [...variants].sort((a, b) => sizeOf(b) - sizeOf(a));
    return sampleOf(bySize.find(({ type }) => type !== 'null') ?? {});
  }
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.items !== undefined) return [sampleOf(schema.items)];
  if (schema.properties !== undefined)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, inner]) => [name, sampleOf(inner)]),
    );
  if (schema.type === 'object') return { EUR: 1 };
  if (schema.type === 'boolean') return true;
  return schema.type === 'string' ? 'a' : 1;
}

const sizeOf = ({ properties }: Schema) => Object.keys(properties ?? {}).length;

/** Some fields are there once there is something to choose from. */
const client = new QueryClient();
client.setQueryData(['SetUp/Read', {}], {
  parts: ['roomTypes.2', 'ratePlans.2', 'restaurants.2', 'locations.2'].map((part) => ({
    part,
    title: part,
    draft: null,
  })),
});

/** Where the fields of an editor stand in the file, with everything filled in. */
function editedBy(editor: SetUpEditor): Set<string> {
  const kind = kinds[editor];
  const { field: part, title } = setUpEditors[editor];
  const isEntry = title === undefined;
  const schema = file.properties?.[part] ?? {};
  const form = {
    // The desk says whether an extra is limited; the file by having units of it.
    value: { ...Object(sampleOf(isEntry ? (schema.items ?? {}) : schema)), isLimited: true },
    set: () => undefined,
    change: () => undefined,
    labelOf: labelsOf(editor),
    faultAt: () => undefined,
    ownFaultAt: () => undefined,
    isReadOnly: false,
  };
  openDesk(
    <QueryClientProvider client={client}>
      <PartFormContext value={form}>
        <kind.Fields />
      </PartFormContext>
    </QueryClientProvider>,
  );
  const ids = [...document.querySelectorAll('[id^="part-"]')].map(({ id }) => id.slice('part-'.length));
  cleanup();
  const root = isEntry ? `${part}[]` : part;
  return new Set(
    ids.map((id) => [root, id.replaceAll(/\[\d+\]/g, '[]')].filter((text) => text !== '').join('.')),
  );
}

const leftToFile = [
  ...(/\n### Left to the property file\n([\s\S]*?)\n##/.exec(deskPage)?.[1] ?? '').matchAll(
    /^\| (`.+?) +\|/gm,
  ),
].flatMap(([, paths = '']) => [...paths.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path));

const isWithin = (key: string, path: string) =>
  key === path || key.startsWith(`${path}.`) || key.startsWith(`${path}[`);

const keys = keysIn(file, '');
let edited: readonly string[] = [];
beforeAll(() => {
  serveDesk({});
  edited = keysOf(kinds).flatMap((editor) => [...editedBy(editor)]);
});
afterAll(() => vi.unstubAllGlobals());

test('each key of the property file has an editor, or is listed as left to the file', () => {
  const left = keys.filter((key) => !edited.some((one) => isWithin(one, key)));
  expect(left.filter((key) => !leftToFile.some((path) => isWithin(key, path)))).toEqual([]);
});

test('each label is that of a field in its form', () => {
  const dead = keysOf(setUpEditors).flatMap((editor) => {
    const { field, title, labels } = setUpEditors[editor];
    const root = title === undefined ? `${field}[]` : field;
    const keysOfLabels = Object.keys(labels).map((path) => (path === '' ? root : `${root}.${path}`));
    return keysOfLabels.filter((key) => !edited.includes(key.replace(/(?<=rates)\[\]$/, '.EUR')));
  });
  expect(dead).toEqual([]);
});

test('what is listed as left to the file is a key of it, and has no editor', () => {
  expect(leftToFile.filter((path) => !keys.some((key) => isWithin(key, path)))).toEqual([]);
  expect(leftToFile.filter((path) => edited.some((one) => isWithin(one, path)))).toEqual([]);
});
