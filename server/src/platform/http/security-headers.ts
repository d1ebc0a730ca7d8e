import type { PorticoServer } from './server-type.ts';

/** What no page of a hotel needs, so that nothing put into one could ask for it. */
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
 * The headers of every answer, also of those given before a request becomes one of this server. An answer of the API,
 * opened by itself, may load nothing, and nothing keeps it; documents bring a policy and files a time of their own.
 * `isPublic`: reached by https, so browsers are told to stay there, with the hosts below it. Rule: docs/operating.md,
 * "Headers".
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

/** Sets them first of all, so that whatever refuses a request refuses it with them. */
export function sendSecurityHeaders(app: PorticoServer, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
