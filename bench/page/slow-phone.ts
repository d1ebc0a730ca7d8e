import type { Browser, Page } from '@playwright/test';

/** Since it was read last; milliseconds, shifts as browsers count them. */
export interface Felt {
  /** The largest contentful paint of the document. */
  readonly paint: number;
  /** Shifts that no press caused, of the document. */
  readonly shifts: number;
  /** The longest task after the first paint. */
  readonly task: number;
  /** The slowest answer to a press, up to the next paint; browsers count from 16 ms in steps of 8. */
  readonly press: number;
}

interface Measured {
  felt?: { paint: number; shifts: number; task: number; press: number };
}

/** A page on a phone of 390 px, its processor four times slower, behind 1.6 Mbps and 150 ms. */
export async function openSlowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await page.addInitScript(measure);
  return page;
}

/** Once what was begun has been painted; forgets tasks and presses. */
export function readFelt(page: Page): Promise<Felt> {
  return page.evaluate(async () => {
    const measured = globalThis as Measured;
    // Entries arrive after the paint, when the browser is idle.
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve, 300));
    });
    const felt = measured.felt ?? { paint: 0, shifts: 0, task: 0, press: 0 };
    measured.felt = { ...felt, task: 0, press: 0 };
    return felt;
  });
}

/** Runs in each page. */
function measure(): void {
  const measured = globalThis as Measured;
  measured.felt = { paint: 0, shifts: 0, task: 0, press: 0 };
  const felt = () => (measured.felt ??= { paint: 0, shifts: 0, task: 0, press: 0 });
  const observe = (options: PerformanceObserverInit, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
  observe({ type: 'largest-contentful-paint', buffered: true }, ({ startTime }) => {
    felt().paint = startTime;
  });
  observe({ type: 'layout-shift', buffered: true }, (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) felt().shifts += value;
  });
  observe({ type: 'longtask', buffered: true }, ({ startTime, duration }) => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    if (first !== undefined && startTime > first.startTime) felt().task = Math.max(felt().task, duration);
  });
  const slowest = { type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit;
  observe(slowest, (entry) => {
    const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
    if (interactionId > 0) felt().press = Math.max(felt().press, entry.duration);
  });
}
