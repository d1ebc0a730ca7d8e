import { existsSync } from 'node:fs';
import { openFirefox } from './firefox.ts';
import type { GuestBrowser } from './guest-browser.ts';
import { openWebkit } from './webkit.ts';

interface OtherBrowser {
  readonly name: string;
  /** The programs that Debian's packages install. */
  readonly programs: readonly [string, ...string[]];
  readonly packages: string;
  open(): Promise<GuestBrowser>;
}

/** Debian's browsers with the other two engines. */
const known: readonly OtherBrowser[] = [
  {
    name: 'Firefox ESR',
    programs: ['/usr/bin/firefox-esr'],
    packages: 'firefox-esr',
    open: () => openFirefox('/usr/bin/firefox-esr'),
  },
  {
    name: 'WebKitGTK',
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    packages: 'webkit2gtk-driver xvfb',
    open: () => openWebkit('/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'),
  },
];

/** Each with the programs it lacks. Without `EVERY_PROGRAM`, which `.ci/run` sets, only those that lack none. */
export const otherBrowsers = known
  .map((browser) => ({ ...browser, missing: browser.programs.filter((program) => !existsSync(program)) }))
  .filter(({ missing }) => missing.length === 0 || areAllRequested());

/** Whether a test has to fail when its browser is missing. */
export function areAllRequested(): boolean {
  return process.env['EVERY_PROGRAM'] === '1';
}
