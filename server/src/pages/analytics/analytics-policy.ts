import type { AnalyticsIds } from './analytics-ids.ts';

/** What Google's tag manager and Analytics 4 need, by Google's own page on Content-Security-Policy. */
const google = {
  scripts: ['https://*.googletagmanager.com'],
  pings: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};
const facebook = { scripts: ['https://connect.facebook.net'], pings: ['https://www.facebook.com'] };

/**
 * What the analytics frame may load, by the ids that the hotel has. `sandbox` gives it an origin of its own, wherever
 * it is opened. It reaches neither the page around it nor this server's browser storage.
 */
export function analyticsPolicy(nonce: string, { container, pixel }: AnalyticsIds): string {
  const parties = [...(container === null ? [] : [google]), ...(pixel === null ? [] : [facebook])];
  const scripts = parties.flatMap((party) => party.scripts);
  const pings = parties.flatMap((party) => party.pings).join(' ') || "'none'";
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    ['script-src', `'nonce-${nonce}'`, ...scripts].join(' '),
    `img-src ${pings}`,
    `connect-src ${pings}`,
    "form-action 'none'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ].join('; ');
}
