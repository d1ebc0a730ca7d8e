import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

/** The server as routes see it: requests and answers are typed by the schemas of contract. */
export type PorticoServer = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Who may call a route. Every route declares it; the architecture test checks. */
export type Access = 'anyone' | 'demo' | 'operator';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}
