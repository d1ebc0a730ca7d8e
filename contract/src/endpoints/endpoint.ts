import type * as z from 'zod';

/**
 * Who may call an endpoint: anyone; who has a grant for the booking it is about; a guest who is logged in to the hotel it
 * names; a payment provider, by its signature.
 */
export type EndpointAccess = 'anyone' | 'grant' | 'account' | 'provider';

/**
 * What a request counts against under load. `booking`: a call that books. `paying`: what became of a payment, asked by
 * the guest's page or told by the provider. `reading`: other calls, and pages. `free`: never refused.
 * Rule: docs/operating.md, "Under load".
 */
export type LoadClass = 'booking' | 'paying' | 'reading' | 'free';

/** What a request carries, each part by its schema. */
export interface RequestSchemas {
  readonly body?: z.ZodType;
  readonly querystring?: z.ZodType;
  readonly params?: z.ZodType;
}

/** What is declared beside the schemas. */
export interface EndpointOptions {
  readonly load?: LoadClass;
  /** Takes an `Idempotency-Key`: the same key again answers the same. Rule: docs/booking.md, "One request sent twice". */
  readonly isIdempotent?: boolean;
  /** Of the answer that is no refusal; 200 where it is left out. */
  readonly status?: 200 | 204;
}

const endpointOf =
  <const Method extends 'GET' | 'POST'>(method: Method) =>
  <
    const Access extends EndpointAccess,
    Request extends RequestSchemas,
    Response extends z.ZodType,
    const Options extends EndpointOptions = EndpointOptions,
  >(
    access: Access,
    request: Request,
    response: Response,
    options?: Options,
  ) => ({ method, access, request, response, options });

/** Declares a call that is read by GET: who may call it, what it takes, what it answers. */
export const get = endpointOf('GET');
/** The same by POST. */
export const post = endpointOf('POST');
