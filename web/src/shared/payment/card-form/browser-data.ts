import type { WireBrowserData } from '@portico/contract/calls/parts/card';
import { timezoneOffset } from '../../../lib/now.ts';

/** The browser details that a card's bank requires. */
export function browserData(): WireBrowserData {
  return {
    ColorDepthInBits: screen.colorDepth,
    JavaScriptEnabled: true,
    BrowserLanguage: navigator.language.slice(0, 40),
    ScreenHeight: screen.height,
    ScreenWidth: screen.width,
    UserAgent: navigator.userAgent.slice(0, 1_000),
    TimezoneOffSet: timezoneOffset(),
  };
}
