import { randomBytes } from 'node:crypto';
import type { StripeObject } from './openapi/filled.ts';

/** All the stand-in's objects, by id. */
export interface Books {
  readonly now: () => Date;
  /** The address of its pages, without a trailing slash. */
  readonly pages: () => string;
  find<T extends StripeObject>(id: string): T | undefined;
  /** Newest first. */
  all<T extends StripeObject>(object: T['object']): T[];
  /** Adds or replaces an object. */
  put<T extends StripeObject>(object: T): T;
  seconds(): number;
}

/** `onPut`: receives each object as it is stored. */
export function openBooks(
  facts: Pick<Books, 'now' | 'pages'>,
  onPut: (object: StripeObject, before: StripeObject | undefined) => void,
): Books {
  const objects = new Map<string, StripeObject>();
  return {
    ...facts,
    find: <T extends StripeObject>(id: string) => objects.get(id) as T | undefined,
    all: <T extends StripeObject>(object: T['object']) =>
      [...objects.values()].filter((one) => one.object === object).reverse() as T[],
    put: (object) => {
      const before = objects.get(object.id);
      objects.set(object.id, object);
      onPut(object, before);
      return object;
    },
    seconds: () => Math.floor(facts.now().getTime() / 1_000),
  };
}

/** An id like Stripe's: `pi_…`. */
export function newStripeId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}
