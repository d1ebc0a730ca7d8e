import type { Page, Request } from '@playwright/test';

export type FileKind = 'html' | 'css' | 'js' | 'font' | 'image' | 'answer';

/** One loaded resource: body in bytes as sent, and time of the request in milliseconds since 1970. */
export interface Loaded {
  readonly url: string;
  readonly kind: FileKind;
  readonly bytes: number;
  readonly requestedAt: number;
}

/** What a page loaded without being touched or scrolled, and when it was usable, in milliseconds since 1970. */
export interface Visit {
  readonly loaded: readonly Loaded[];
  readonly firstPaint: number;
  readonly usable: number;
}

/**
 * Watches `go` load a document until the network is idle. `usable` is when `selector` first matches. That must be
 * something the browser's program renders, not the shell painted by the server.
 */
export async function visit(page: Page, selector: string, go: () => Promise<unknown>): Promise<Visit> {
  const watching = watchRequests(page);
  await page.addInitScript(markUsable, selector);
  await go();
  await page.waitForSelector(selector);
  await page.waitForLoadState('networkidle');
  const { firstPaint, usable } = await page.evaluate(readMarks);
  return { loaded: await watching.end(), firstPaint, usable };
}

/** Records what a page loads until `end`. */
export function watchRequests(page: Page): { end(): Promise<Loaded[]> } {
  const finished: Request[] = [];
  const note = (request: Request) => finished.push(request);
  page.on('requestfinished', note);
  return {
    end: async () => {
      page.off('requestfinished', note);
      return Promise.all(finished.map(loadedOf));
    },
  };
}

async function loadedOf(request: Request): Promise<Loaded> {
  const { responseBodySize: bytes } = await request.sizes();
  return { url: request.url(), kind: kindOf(request), bytes, requestedAt: request.timing().startTime };
}

const kinds: Readonly<Record<string, FileKind>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'font',
  image: 'image',
};

/** By file name: a preloaded resource has no type yet. */
function kindOf(request: Request): FileKind {
  const { pathname } = new URL(request.url());
  if (pathname.endsWith('.js')) return 'js';
  if (pathname.endsWith('.css')) return 'css';
  if (pathname.endsWith('.woff2')) return 'font';
  return kinds[request.resourceType()] ?? 'answer';
}

/** Runs in the page. */
function markUsable(selector: string): void {
  new MutationObserver((_changes, observer) => {
    if (document.querySelector(selector) === null) return;
    performance.mark('usable');
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
function readMarks(): { firstPaint: number; usable: number } {
  const at = (name: string) => {
    const [entry] = performance.getEntriesByName(name);
    if (entry === undefined) throw new Error(`The page has no ${name}`);
    return performance.timeOrigin + entry.startTime;
  };
  return { firstPaint: at('first-contentful-paint'), usable: at('usable') };
}
