import type { Dialling } from '@portico/domain/people/phone';
import type { WireDialling } from '../calls/static-data.ts';

export function toWireDialling({ dialCode, trunkPrefix }: Dialling): WireDialling {
  return { DialCode: dialCode, TrunkPrefix: trunkPrefix };
}

export function diallingFromWire({ DialCode, TrunkPrefix }: WireDialling): Dialling {
  return { dialCode: DialCode, trunkPrefix: TrunkPrefix };
}
