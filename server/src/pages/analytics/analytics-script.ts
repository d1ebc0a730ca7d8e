/**
 * The program of the analytics frame, called with the hotel's ids. Plain JavaScript: the frame has its own origin and
 * cannot load this server's files. It posts `ready` to the page, then receives messages: first the third parties'
 * stored cookies, then events one by one (web/src/app/analytics/frame.ts).
 *
 * A document without an origin has no cookies. The third parties' cookies are held in a jar. It is posted to the page
 * with each change, as is the id of each event taken. Consent is denied until the jar arrives, which the page sends
 * only after the guest has agreed.
 */
export const analyticsScript = `(({ container, pixel }) => {
  let jar = {};
  const now = () => Math.round(performance.timeOrigin + performance.now());
  const tell = (message) => parent.postMessage(message, location.origin);
  Object.defineProperty(document, 'cookie', {
    get: () => Object.entries(jar).map(([name, value]) => name + '=' + value).join('; '),
    set: (text) => {
      const [pair, ...attributes] = String(text).split(';');
      const at = pair.indexOf('=');
      if (at < 1) return;
      const isOver = attributes.some((attribute) => {
        const [name, value = ''] = attribute.trim().split('=');
        if (/^max-age$/i.test(name)) return Number(value) <= 0;
        return /^expires$/i.test(name) && Date.parse(value) <= now();
      });
      const name = pair.slice(0, at).trim();
      if (isOver) delete jar[name];
      else jar[name] = pair.slice(at + 1).trim();
      tell({ jar });
    },
  });
  const layer = (window.dataLayer = []);
  function gtag() {
    layer.push(arguments);
  }
  const purposes = (state) => ({
    ad_storage: state,
    ad_user_data: state,
    ad_personalization: state,
    analytics_storage: state,
  });
  gtag('consent', 'default', purposes('denied'));
  const load = (address) => {
    document.head.append(Object.assign(document.createElement('script'), { async: true, src: address }));
  };
  const fbq = Object.assign(
    function () {
      if (fbq.callMethod) fbq.callMethod(...arguments);
      else fbq.queue.push(arguments);
    },
    { queue: [], loaded: true, version: '2.0', disablePushState: true },
  );
  const begin = (kept) => {
    jar = kept;
    gtag('consent', 'update', purposes('granted'));
    if (container) {
      layer.push({ 'gtm.start': now(), event: 'gtm.js' });
      load('https://www.googletagmanager.com/gtm.js?id=' + container);
    }
    if (pixel) {
      window.fbq = window._fbq = fbq.push = fbq;
      fbq('consent', 'revoke');
      fbq('set', 'autoConfig', false, pixel);
      fbq('init', pixel);
      fbq('consent', 'grant');
      load('https://connect.facebook.net/en_US/fbevents.js');
    }
  };
  const count = ({ id, page, pushed, tracked }) => {
    if (page) {
      document.title = page.title;
      history.replaceState(null, '', page.query);
    }
    layer.push(...pushed);
    if (pixel && tracked) fbq(...tracked);
    tell({ counted: id });
  };
  addEventListener('message', ({ source, data }) => {
    if (source !== parent) return;
    if (data.jar) begin(data.jar);
    else count(data);
  });
  tell('ready');
})`;
