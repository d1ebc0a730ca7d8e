import type { Books } from './books.ts';
import { expanded } from './expanded.ts';
import type { StripeObject } from './openapi/filled.ts';
import { noSuch } from './refusal.ts';

export interface ListOrder {
  readonly limit?: number;
  readonly starting_after?: string;
  readonly created?: { readonly gte?: number; readonly lte?: number };
  readonly customer?: string;
  readonly payment_intent?: string;
  readonly expand?: readonly string[];
}

const USUAL_LIMIT = 10;

/** A page of a list, newest first. */
export function listed(books: Books, object: string, order: ListOrder, url: string): Record<string, unknown> {
  const {
    limit = USUAL_LIMIT,
    starting_after: after,
    created = {},
    customer,
    payment_intent: intent,
  } = order;
  const { gte = 0, lte = Infinity } = created;
  const all = books.all<StripeObject & { readonly created: number }>(object);
  const position = after === undefined ? -1 : all.findIndex(({ id }) => id === after);
  if (after !== undefined && position < 0) throw noSuch(object, after, 'starting_after');
  const fitting = all
    .slice(position + 1)
    .filter((one) => one.created >= gte && one.created <= lte)
    .filter((one) => customer === undefined || one['customer'] === customer)
    .filter((one) => intent === undefined || one['payment_intent'] === intent);
  const paths = (order.expand ?? []).map((path) => path.replace(/^data\./, ''));
  return {
    object: 'list',
    url,
    has_more: fitting.length > limit,
    data: fitting.slice(0, limit).map((one) => expanded(books, one, paths)),
  };
}
