import helmet from '@fastify/helmet';
import type { PorticoServer } from './server-type.ts';

/**
 * The headers of every answer. An answer of the API, opened by itself, may load nothing; documents bring a policy of
 * their own (document/document-policy.ts). `isPublic`: reached by https, so browsers are told to stay there.
 */
export async function securityHeaders(app: PorticoServer, isPublic: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
    },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: isPublic && { maxAge: 31_536_000, includeSubDomains: false },
  });
}
