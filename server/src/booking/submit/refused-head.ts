import type { ErrorBody } from '@portico/contract/calls/error-body';
import { refusals } from '@portico/contract/refusals';
import { refusalText } from '@portico/contract/texts/refusal-texts';
import type { UnitName } from '@portico/contract/texts/unit-texts';
import type { BookingRefusal } from './booking-refusal.ts';

interface RefusedHead extends Pick<ErrorBody, 'Message' | 'RefusalCode'> {
  readonly Success: false;
}

/**
 * The header of a 200 that refuses a booking or a change. Undefined if `sendRefusal` refuses the call itself. `unit`:
 * the hotel's word for a room; undefined: “room”. Rule: docs/booking.md, "Checks".
 */
export function refusedHead(refusal: BookingRefusal, unit: UnitName | undefined): RefusedHead | undefined {
  const { code } = refusal;
  if (refusals[code].status !== 200) return undefined;
  const ownText = code === 'same-day.closed' ? refusal.message : undefined;
  const which = 'which' in refusal ? refusal.which : {};
  return { Success: false, Message: ownText ?? refusalText(code, unit, which), RefusalCode: code };
}
