import type { PorticoServer } from './server-type.ts';

/** Features that no page of a hotel needs, denied to injected code. */
const notNeeded = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The headers of every response, including those sent before a request reaches Fastify. An API response opened by
 * itself may load nothing and is never cached; documents set a policy and files a cache time of their own. `isPublic`:
 * served over https, so browsers must stay there, subdomains included. Rule: docs/operating.md, "Headers".
 */
export function securityHeaders(isPublic: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': notNeeded.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'no-referrer',
    ...(isPublic && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
  };
}

/** Set first, so that every refusal has them. */
export function sendSecurityHeaders(app: PorticoServer, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
