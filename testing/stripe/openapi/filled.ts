import type { Schema } from './derive.ts';
import { published } from './published.ts';

/** A Stripe object as sent over the wire. */
export interface StripeObject extends Record<string, unknown> {
  readonly id: string;
  readonly object: string;
}

/**
 * An object with the given fields, at any depth. The rest has Stripe's value for what is unset: null where allowed,
 * else empty, false, or the first of its kind.
 */
export function filled<Known extends { readonly id: string }>(
  name: string,
  known: Known,
): StripeObject & Known {
  const schema = published.components.schemas[name];
  if (schema === undefined) throw new Error(`no ${name} is used of Stripe's API`);
  return { ...(filledBy(schema, known) as Known), object: name };
}

function filledBy(schema: Schema, known: unknown): unknown {
  const kinds = (schema['anyOf'] as Schema[] | undefined) ?? [schema];
  if (!isFields(known)) return known ?? emptyOf(kinds);
  const kind = kinds.find(({ properties }) => properties !== undefined);
  const properties = (kind?.['properties'] ?? {}) as Record<string, Schema>;
  const names = new Set([...((kind?.['required'] ?? []) as string[]), ...Object.keys(known)]);
  return Object.fromEntries([...names].map((name) => [name, filledBy(properties[name] ?? {}, known[name])]));
}

function emptyOf(kinds: readonly Schema[]): unknown {
  const [kind] = kinds;
  if (kind === undefined || kinds.some(({ type }) => type === 'null')) return null;
  switch (kind['type']) {
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'integer':
      return 0;
    case 'string':
      return (kind['enum'] as string[] | undefined)?.[0] ?? '';
    default:
      return filledBy(kind, {});
  }
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
