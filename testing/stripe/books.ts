import { randomBytes } from 'node:crypto';
import type { StripeObject } from './openapi/filled.ts';

/** All that the stand-in knows, by the ids of its objects. */
export interface Books {
  readonly now: () => Date;
  /** Where its pages are, without a slash at its end. */
  readonly pages: () => string;
  find<T extends StripeObject>(id: string): T | undefined;
  /** Newest first. */
  all<T extends StripeObject>(object: T['object']): T[];
  /** Puts an object in, or in place of what it was before. */
  put<T extends StripeObject>(object: T): T;
  seconds(): number;
}

/** `onPut`: told of each object as it stands from then on. */
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

/** `pi_…`, as Stripe's look. */
export function newStripeId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}
