import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@portico/server/platform/embedded/free-port';
import { chromiumLaunch } from '@portico/testing/browser/chromium';
import { chromium, type Browser } from '@playwright/test';

const cacheFolder = path.join(fileURLToPath(new URL('../../..', import.meta.url)), '.cache');

/** Runs `work` with the Chromium of the browser tests; other programs can control it on `debuggingPort`. */
export async function withChromium<T>(
  work: (browser: Browser, debuggingPort: number) => Promise<T>,
): Promise<T> {
  const debuggingPort = await freePort();
  const launch = await chromiumLaunch(cacheFolder);
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    return await work(browser, debuggingPort);
  } finally {
    await browser.close();
  }
}
