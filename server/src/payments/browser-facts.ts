import type { WireBrowserData } from '@portico/contract/calls/parts/card';
import type { FieldFault } from '../hotel/field-faults.ts';
import type { BrowserFacts } from './payment-port.ts';

/** What the server itself sees of who calls: the Accept header, and the address a proxy may vouch for. */
export interface Caller {
  readonly accept: string;
  readonly ip: string;
  /** The same as limits count it: `clientAddress`. */
  readonly address: string;
}

const LONGEST_LANGUAGE = 8;

/** Bits; the only ones that banks know. */
const COLOUR_DEPTHS = [1, 4, 8, 15, 16, 24, 32, 48];

/**
 * What a bank is told of the browser that pays; null where the client has not said. Rule: docs/payments.md, "The bank's
 * question".
 */
export function browserFactsOf(
  data: WireBrowserData | null | undefined,
  from: Pick<Caller, 'accept' | 'ip'>,
): BrowserFacts | null {
  if (!data) return null;
  return {
    accept: from.accept,
    ip: from.ip,
    javaScriptEnabled: data.JavaScriptEnabled,
    language: data.BrowserLanguage.slice(0, LONGEST_LANGUAGE),
    colourDepth: colourDepth(data.ColorDepthInBits),
    screenHeight: data.ScreenHeight,
    screenWidth: data.ScreenWidth,
    timeZoneOffset: data.TimezoneOffSet,
    userAgent: data.UserAgent,
  };
}

/** What is missing beside a card that is handed to the provider here: its bank may ask who pays. */
export function browserFaults(browser: object | null | undefined): FieldFault[] {
  if (browser) return [];
  return [{ field: 'BrowserData', message: 'Expected what the browser says of itself, for the card’s bank' }];
}

/** The greatest known depth that the screen has: 30 is told as 24. */
function colourDepth(bits: number): number {
  return COLOUR_DEPTHS.findLast((known) => known <= bits) ?? 1;
}
