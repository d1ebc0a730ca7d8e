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

/** The server as routes see it: requests and responses are typed by contract's schemas. */
export type PorticoServer = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Who may call a route: as for an endpoint of the API; the operator. Every route declares it; access.ts enforces it. */
export type Access = EndpointAccess | 'operator';

export type CountedLoad = Exclude<LoadClass, 'free'>;

export interface LoggedIn {
  readonly propertyId: PropertyId;
  readonly individualId: IndividualId;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The guest's login; null on a route without access `account`. */
    loggedIn: LoggedIn | null;
  }
  interface FastifyInstance {
    /** The session of a hotel in a request; undefined: none. */
    findLoggedIn: (request: FastifyRequest, propertyId: PropertyId) => Promise<LoggedIn | undefined>;
    /** True once the server is stopping. */
    isStopping: boolean;
    /** True once a request arrived with X-Forwarded-For from an address outside TRUSTED_PROXIES. */
    hasUnknownProxy: boolean;
    /** Whether a request carries METRICS_TOKEN. */
    bringsMetricsToken: (request: FastifyRequest) => boolean;
    /** Called for each call rejected before it reaches Fastify. */
    shedCallListeners: ((load: CountedLoad) => void)[];
    /** Called for each limit reached without an answered request: by a connection, or a slow reader. */
    limitListeners: ((limit: LimitName) => void)[];
    /** Whether the hotel of this id or code names this origin; undefined: no hotel does. */
    namesSite: ((idOrCode: string, origin: string) => Promise<boolean>) | undefined;
    /** Undefined: there are no grants. */
    grantBook: GrantBook | undefined;
  }
  interface FastifyContextConfig {
    access?: Access;
    load?: LoadClass;
    /** Pages of sites that the hotel names may call it. */
    forSites?: boolean;
    /** Seconds for its body to arrive, at most MOST_BODY_SECONDS; absent: those of every call. */
    bodySeconds?: number;
  }
}
