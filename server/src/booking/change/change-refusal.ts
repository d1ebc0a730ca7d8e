import type { RefusedThing } from '@portico/contract/refusal';
import type { FieldFault } from '../../hotel/field-faults.ts';

/** Why a booking is not changed. Nothing of it is kept, and nothing was charged. */
export type ChangeRefusal =
  | { readonly code: 'request.invalid'; readonly faults: readonly FieldFault[] }
  | {
      readonly code: 'basket.no-room-left' | 'rate.unavailable' | 'extra.unavailable' | 'change.extra-fixed';
      readonly which: RefusedThing;
    }
  /** `message`: the hotel's own words, where it has some. */
  | { readonly code: 'same-day.closed'; readonly message: string | undefined }
  | {
      readonly code:
        | 'reservation.unknown'
        | 'change.cancelled'
        | 'change.arrived'
        | 'change.terms'
        | 'change.too-late'
        | 'change.waits-for-payment'
        | 'stay.in-the-past'
        | 'stay.too-far'
        | 'basket.too-many-rooms'
        | 'payment.rates-do-not-mix'
        | 'link.invalid'
        | 'pre-check-in.off';
    };
