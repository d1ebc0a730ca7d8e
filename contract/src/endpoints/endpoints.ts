import type * as z from 'zod';
import { deskEndpoints } from '../desk/desk-endpoints.ts';
import { accountEndpoints } from './account-endpoints.ts';
import { bookingEndpoints } from './booking-endpoints.ts';
import { checkInEndpoints } from './check-in-endpoints.ts';
import { connectionEndpoints } from './connection-endpoints.ts';
import { hotelEndpoints } from './hotel-endpoints.ts';
import { manageEndpoints } from './manage-endpoints.ts';
import { operationsEndpoints } from './operations-endpoints.ts';
import { paymentEndpoints } from './payment-endpoints.ts';
import { searchEndpoints } from './search-endpoints.ts';
import { tableEndpoints } from './table-endpoints.ts';

/**
 * Every call of the API by path: method, access, request, response and load class. The server registers routes from it;
 * the browser's calls are typed by it. How to add one: docs/guides/adding-an-endpoint.md.
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
  ...connectionEndpoints,
  ...deskEndpoints,
} as const;

type Table = typeof endpoints;
/** A named type: otherwise the compiler would expand the table in every declaration that refers to it. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Endpoints extends Table {}

/** The path of a call, such as `/api/Availability/Search`; the caller fills in a segment `:id`. */
export type EndpointPath = keyof Endpoints;

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

/** The query of a call, before parsing; numbers become text. */
export type QueryOf<Path extends EndpointPath> = {
  readonly [Name in keyof Sent<Path, 'querystring'>]: Sent<Path, 'querystring'>[Name] | number;
};
/** The body of a call, before parsing. */
export type BodyOf<Path extends EndpointPath> = Sent<Path, 'body'>;
/** The response of a call that is not refused. */
export type AnswerOf<Path extends EndpointPath> = z.output<Endpoints[Path]['response']>;
