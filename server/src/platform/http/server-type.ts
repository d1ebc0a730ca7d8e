import type { EndpointAccess, LoadClass } from '@portico/contract/endpoints/endpoint';
import type { IndividualId, PropertyId } from '@portico/domain/ids';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { LimitName } from '../../config/limits.ts';
import type { GrantBook } from './grant-book.ts';

/** The server as routes see it: requests and answers are typed by the schemas of contract. */
export type PorticoServer = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/**
 * Who may call a route: as an endpoint of the API says; who runs the hotel's server; anyone, of a demo. Every route declares
 * it, access.ts enforces it.
 */
export type Access = EndpointAccess | 'operator' | 'demo';

export type CountedLoad = Exclude<LoadClass, 'free'>;

/** A guest who is logged in to a hotel. */
export interface LoggedIn {
  readonly propertyId: PropertyId;
  readonly individualId: IndividualId;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is logged in; null on a route that did not ask for an account. */
    loggedIn: LoggedIn | null;
  }
  interface FastifyInstance {
    /** Whose session of a hotel a request brings; undefined: nobody's. */
    findLoggedIn: (request: FastifyRequest, propertyId: PropertyId) => Promise<LoggedIn | undefined>;
    /** True from the moment the server was told to stop. */
    isStopping: boolean;
    /** True once a request has come with X-Forwarded-For from an address that TRUSTED_PROXIES does not name. */
    hasUnknownProxy: boolean;
    /** Whether a request brings METRICS_TOKEN. */
    bringsMetricsToken: (request: FastifyRequest) => boolean;
    /** Told of each call that is refused before it becomes a request of this server. */
    shedCallListeners: ((load: CountedLoad) => void)[];
    /** Told of each limit that is met without a request that is answered: by a connection, or a slow reader. */
    limitListeners: ((limit: LimitName) => void)[];
    /** Undefined: nobody has a grant. */
    grantBook: GrantBook | undefined;
  }
  interface FastifyContextConfig {
    access?: Access;
    load?: LoadClass;
  }
}
