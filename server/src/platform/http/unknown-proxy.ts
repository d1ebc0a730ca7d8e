import type { PorticoServer } from './server-type.ts';
import { trustedProxies } from './trusted-proxies.ts';

/** For the log and `/readyz`. Only the log names the address: `/readyz` is public. */
export const UNKNOWN_PROXY =
  'a request came with X-Forwarded-For from an address that TRUSTED_PROXIES does not name: if that is a proxy, limits count all guests behind it as one (TRUSTED_PROXIES)';

/**
 * Records the first request that seems to come through an unknown proxy, once per process: `hasUnknownProxy`, and a log
 * line. Anyone can send the header, so nothing is refused for it. Rule: docs/operating.md, "Behind a proxy".
 */
export function noteUnknownProxy(app: PorticoServer, named: readonly string[]): void {
  const isTrusted = trustedProxies(named);
  app.decorate('hasUnknownProxy', false);
  app.addHook('onRequest', ({ headers, socket: { remoteAddress = '' }, log }, _reply, done) => {
    if (!app.hasUnknownProxy && headers['x-forwarded-for'] !== undefined && !isTrusted(remoteAddress)) {
      app.hasUnknownProxy = true;
      log.warn({ remoteAddress }, UNKNOWN_PROXY);
    }
    done();
  });
}
