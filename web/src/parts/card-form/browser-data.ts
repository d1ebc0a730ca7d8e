import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import { timezoneOffset } from '../../lib/timezone-offset.ts';

type BrowserData = NonNullable<CreateRequestBody['BrowserData']>;

/** What a card's bank wants to know of the browser. */
export function browserData(): BrowserData {
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
