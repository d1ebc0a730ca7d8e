import { setTimeout as delay } from 'node:timers/promises';
import { PATIENCE_MS, type GuestBrowser } from './guest-browser.ts';

/** WebDriver's key for an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const LOOK_EVERY_MS = 100;
/**
 * Whether a press would reach the element: it is scrolled into view, stands still, is not covered, and nothing that
 * could move it is loading. A driver presses where the element was when it looked.
 */
const CAN_BE_PRESSED = `
  const [element, answer] = arguments;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  setTimeout(() => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const isStill = x === before.x && y === before.y && width === before.width && height === before.height;
    const isLoaded = document.readyState === 'complete' && document.fonts.status === 'loaded';
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    answer(isStill && isLoaded && element.contains(hit));
  }, 50);`;

/** A session of the browser whose driver listens at `url`. Each look is repeated until it succeeds. */
export async function openSession(url: string): Promise<GuestBrowser> {
  await again(() => ask(url, 'GET', '/status'));
  const { sessionId } = (await ask(url, 'POST', '/session', { capabilities: {} })) as { sessionId: string };
  const post = (path: string, body: object = {}) => ask(url, 'POST', `/session/${sessionId}${path}`, body);
  await post('/timeouts', { pageLoad: PATIENCE_MS });
  await post('/window/rect', { x: 0, y: 0, width: 1440, height: 1000 });

  const findAll = async (xpath: string) =>
    (await post('/elements', { using: 'xpath', value: xpath })) as Record<string, string>[];
  const find = async (xpath: string) => {
    const [found] = await findAll(xpath);
    if (found === undefined) throw new Error(`Nothing is found by ${xpath}`);
    return found[ELEMENT];
  };
  return {
    goTo: async (address) => {
      await post('/url', { url: address });
    },
    press: (xpath) =>
      again(async () => {
        const element = await find(xpath);
        const args = [{ [ELEMENT]: element }];
        if ((await post('/execute/async', { script: CAN_BE_PRESSED, args })) !== true) {
          throw new Error(`Cannot be pressed: ${xpath}`);
        }
        await post(`/element/${element}/click`);
      }),
    type: (xpath, text) =>
      again(async () => {
        await post(`/element/${await find(xpath)}/value`, { text });
      }),
    choose: (xpath, option) =>
      again(async () => {
        await post(`/element/${await find(`${xpath}/option[. = "${option}"]`)}/click`);
      }),
    see: (xpath) =>
      again(async () => {
        const shown = await ask(url, 'GET', `/session/${sessionId}/element/${await find(xpath)}/displayed`);
        if (shown !== true) throw new Error(`Not shown: ${xpath}`);
      }),
    keys: async (text) => {
      const strokes = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await post('/actions', { actions: [{ type: 'key', id: 'keys', actions: strokes }] });
    },
    seeNo: (xpath) =>
      again(async () => {
        if ((await findAll(xpath)).length > 0) throw new Error(`Still there: ${xpath}`);
      }),
    page: async () => {
      const script = 'return `${location.href}\\n${document.body.innerText}`';
      return String(await post('/execute/sync', { script, args: [] }));
    },
    close: async () => {
      await ask(url, 'DELETE', `/session/${sessionId}`);
    },
  };
}

async function ask(url: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${url}${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
  return value;
}

/** Repeats until it succeeds, however busy the computer is; throws the last error. */
async function again<T>(look: () => Promise<T>): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > end) throw error;
      await delay(LOOK_EVERY_MS);
    }
  }
}
