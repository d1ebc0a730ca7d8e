import type { WireBrowserData } from '@portico/contract/calls/parts/card';
import type { FieldFault } from '../hotel/field-faults.ts';
import type { BrowserFacts } from './payment-port.ts';

/** What the server sees of the client: its Accept header, and its address as a proxy may forward it. */
export interface Caller {
  readonly accept: string;
  readonly ip: string;
  /** The address as limits count it: `clientAddress`. */
  readonly address: string;
}

const LONGEST_LANGUAGE = 8;

/** Bits; banks accept no others. */
const COLOUR_DEPTHS = [1, 4, 8, 15, 16, 24, 32, 48];

/**
 * What a bank learns of the paying browser; null when the client did not send it. Rule: docs/payments.md, "The bank's
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

/** Missing browser facts of a card that is typed here: its bank may challenge the payer. */
export function browserFaults(browser: object | null | undefined): FieldFault[] {
  if (browser) return [];
  return [{ field: 'BrowserData', message: 'Expected what the browser says of itself, for the card’s bank' }];
}

/** The greatest known depth that the screen reaches: 30 is sent as 24. */
function colourDepth(bits: number): number {
  return COLOUR_DEPTHS.findLast((known) => known <= bits) ?? 1;
}
