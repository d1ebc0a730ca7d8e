import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { freePort } from '@portico/server/platform/embedded/free-port';
import type { GuestBrowser } from './guest-browser.ts';
import { openSession } from './webdriver.ts';

/** WebKitGTK by its WebDriver, on its own screen: `driver` and `screen` are the programs WebKitWebDriver and Xvfb. */
export async function openWebkit(driver: string, screen: string): Promise<GuestBrowser> {
  const started: ChildProcess[] = [];
  const stop = async () => {
    for (const child of started.reverse()) {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }
  };
  try {
    const xvfb = spawn(screen, ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    started.push(xvfb);
    const [display] = await once(xvfb.stdio[3] as Readable, 'data');
    const port = await freePort();
    const env = { ...process.env, DISPLAY: `:${String(display).trim()}` };
    started.push(spawn(driver, [`--port=${port}`], { stdio: 'ignore', env }));
    const session = await openSession(`http://127.0.0.1:${port}`);
    return {
      ...session,
      close: async () => {
        await session.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
