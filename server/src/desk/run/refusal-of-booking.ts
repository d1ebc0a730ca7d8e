import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import type { OnceRefusal } from '../../platform/once/once.ts';
import type { BookingRefusal } from '../../booking/submit/booking-refusal.ts';

/** A refusal of guests as the desk has it: with what is at fault, and without their sums. */
export function refusalOfBooking(refusal: BookingRefusal | OnceRefusal): DeskRefusal {
  if (refusal.code === 'request.invalid' || refusal.code === 'request.too-many') return refusal;
  return 'which' in refusal ? { code: refusal.code, which: refusal.which } : { code: refusal.code };
}
