import type * as z from 'zod';

/**
 * Who may call an endpoint: anyone; a caller with a grant for the booking; a guest logged in to the named hotel; a
 * payment provider, by its signature; staff of the named hotel; another system that a hotel has connected; anyone, in a
 * demo.
 */
export type EndpointAccess = 'anyone' | 'grant' | 'account' | 'provider' | 'staff' | 'connection' | 'demo';

/**
 * Which load limit a request counts against. `booking`: calls that book. `paying`: the state of a payment, from the
 * guest's page or the provider. `reading`: other calls, and pages. `free`: never rejected.
 * Rule: docs/every-day.md, "Under load".
 */
export type LoadClass = 'booking' | 'paying' | 'reading' | 'free';

/** The parts of a request, each by its schema. */
export interface RequestSchemas {
  readonly body?: z.ZodType;
  readonly querystring?: z.ZodType;
  readonly params?: z.ZodType;
}

export interface EndpointOptions {
  readonly load?: LoadClass;
  /**
   * Takes an `Idempotency-Key`: the same key returns the same response. Rule: docs/booking.md, "One request sent
   * twice".
   */
  readonly isIdempotent?: boolean;
  /** Pages of sites that the hotel names may call it too. Rule: docs/widget.md, "Who may call". */
  readonly forSites?: boolean;
  /** The status of success; default 200. */
  readonly status?: 200 | 204;
  /** What a text is that the call answers instead of JSON. */
  readonly mediaType?: 'text/calendar' | 'text/xml';
}

const endpointOf =
  <const Method extends 'GET' | 'POST'>(method: Method) =>
  <
    const Access extends EndpointAccess,
    Request extends RequestSchemas,
    Response extends z.ZodType,
    const Options extends EndpointOptions = EndpointOptions,
  >(
    summary: string,
    access: Access,
    request: Request,
    response: Response,
    options?: Options,
  ) => ({ method, summary, access, request, response, options });

/** Declares a GET call: what it does, as OpenAPI lists it; access, request and response. */
export const get = endpointOf('GET');
/** Declares a POST call in the same way. */
export const post = endpointOf('POST');
