import type { BrowserContext } from '@playwright/test';

const GOOGLE = 'https://www.googletagmanager.com/gtm.js';
const PIXEL = 'https://connect.facebook.net/en_US/fbevents.js';

/** Requests that the tests trigger on purpose, as the browser reports them. */
export const outside =
  /^request: https:\/\/(www\.googletagmanager\.com|www\.google-analytics\.com|connect\.facebook\.net|www\.facebook\.com)\//;

/**
 * A third-party script as intrusive as Google's may be. It reports all it is given with its page's address and title,
 * sets a cookie, and inspects the parent page.
 */
const tagManager = `(() => {
  const read = (look) => { try { return String(look()); } catch { return 'closed'; } };
  document.cookie = '_ga=GA1.1.42; max-age=63072000; path=/';
  const tell = (told) => {
    const query = new URLSearchParams({
      told: JSON.stringify(told[0] === undefined ? told : [...told]),
      dl: location.href, dt: document.title, dr: document.referrer, cookies: document.cookie,
      around: read(() => parent.location.href) + ' ' + read(() => parent.document.body.innerText),
      kept: read(() => parent.localStorage.length) + ' ' + read(() => localStorage.length),
    });
    navigator.sendBeacon('https://www.google-analytics.com/g/collect?' + query);
  };
  dataLayer.forEach(tell);
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (...told) => { told.forEach(tell); return push(...told); };
})();`;

const pixel = `(() => {
  fbq.callMethod = (...told) => {
    new Image().src = 'https://www.facebook.com/tr?' + new URLSearchParams({ told: JSON.stringify(told), dl: location.href });
  };
  fbq.queue.splice(0).forEach((told) => fbq.callMethod(...told));
})();`;

const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Stands in for the analytics providers, and records each request that leaves this server. */
export async function standInForParties(context: BrowserContext, origin: string) {
  const left: URL[] = [];
  await context.route(
    (url) => url.protocol === 'https:' && url.origin !== origin,
    async (route) => {
      const url = new URL(route.request().url());
      left.push(url);
      const address = `${url.origin}${url.pathname}`;
      if (address === GOOGLE || address === PIXEL)
        return route.fulfill({
          contentType: 'text/javascript',
          body: address === GOOGLE ? tagManager : pixel,
        });
      return route.fulfill({ contentType: 'image/gif', body: dot });
    },
  );
  const reportedBy = (host: string) =>
    left
      .filter((url) => url.host === host)
      .flatMap((url) => {
        const reported = url.searchParams.get('told');
        return reported === null ? [] : [JSON.parse(reported) as unknown];
      });
  return {
    /** Every outgoing request, as sent. */
    left,
    /** What Google received, in order. */
    google: () => reportedBy('www.google-analytics.com'),
    events: (name: string) =>
      reportedBy('www.google-analytics.com').filter(
        (report): report is Readonly<Record<string, unknown>> =>
          typeof report === 'object' && report !== null && 'event' in report && report.event === name,
      ),
    pixel: () => reportedBy('www.facebook.com'),
  };
}
