import type * as z from 'zod';
import { accountEndpoints } from './account-endpoints.ts';
import { bookingEndpoints } from './booking-endpoints.ts';
import { checkInEndpoints } from './check-in-endpoints.ts';
import { hotelEndpoints } from './hotel-endpoints.ts';
import { manageEndpoints } from './manage-endpoints.ts';
import { operationsEndpoints } from './operations-endpoints.ts';
import { paymentEndpoints } from './payment-endpoints.ts';
import { searchEndpoints } from './search-endpoints.ts';
import { tableEndpoints } from './table-endpoints.ts';

/**
 * Every call of the API by its path: method, who may call it, what it takes and answers, what it counts against under load.
 * The server registers from it and the browser's calls are typed by it. How to add one: docs/guides/adding-an-endpoint.md.
 */
export const endpoints = {
  ...hotelEndpoints,
  ...searchEndpoints,
  ...manageEndpoints,
  ...bookingEndpoints,
  ...checkInEndpoints,
  ...paymentEndpoints,
  ...tableEndpoints,
  ...accountEndpoints,
  ...operationsEndpoints,
} as const;

type Table = typeof endpoints;
/** The table's type by a name: without one the compiler would print all of it wherever it names a part. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Endpoints extends Table {}

/** The path of a call, such as `/api/Availability/Search`; a segment `:id` is filled in by the caller. */
export type EndpointPath = keyof Endpoints;

/** The paths that are called by a method. */
export type PathOf<Method extends 'GET' | 'POST'> = {
  [Path in EndpointPath]: Endpoints[Path]['method'] extends Method ? Path : never;
}[EndpointPath];

/** The paths of calls that take an `Idempotency-Key`. */
export type IdempotentPath = {
  [Path in EndpointPath]: Endpoints[Path]['options'] extends { readonly isIdempotent: true } | undefined
    ? Path
    : never;
}[EndpointPath];

type Sent<Path extends EndpointPath, Part extends string> = Endpoints[Path]['request'] extends {
  readonly [part in Part]: infer Schema extends z.ZodType;
}
  ? z.input<Schema>
  : Readonly<Record<string, never>>;

/** What a call takes in its query, as it is sent; numbers are printed. */
export type QueryOf<Path extends EndpointPath> = {
  readonly [Name in keyof Sent<Path, 'querystring'>]: Sent<Path, 'querystring'>[Name] | number;
};
/** What a call takes as its body, as it is sent. */
export type BodyOf<Path extends EndpointPath> = Sent<Path, 'body'>;
/** What a call answers when it does not refuse. */
export type AnswerOf<Path extends EndpointPath> = z.output<Endpoints[Path]['response']>;
