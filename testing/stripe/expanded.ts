import type { Books } from './books.ts';
import type { StripeObject } from './openapi/filled.ts';

/** An object with the ids at those paths replaced by their objects: `payment_intent.latest_charge`. */
export function expanded(books: Books, object: StripeObject, paths: readonly string[]): StripeObject {
  return paths.reduce((before, path) => expandedAt(books, before, path.split('.')), object);
}

function expandedAt(
  books: Books,
  object: StripeObject,
  [field = '', ...rest]: readonly string[],
): StripeObject {
  const value = object[field];
  const inner = typeof value === 'string' ? books.find(value) : (value as StripeObject | null | undefined);
  if (!inner) return object;
  return { ...object, [field]: rest.length === 0 ? inner : expandedAt(books, inner, rest) };
}
