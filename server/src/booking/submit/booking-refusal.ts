import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import type { RefusedThing } from '@portico/contract/refusal';
import type { RefusalCode } from '@portico/contract/refusals';
import type { LimitedThing } from '@portico/contract/texts/limit-texts';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { FieldFault } from '../../hotel/field-faults.ts';

/** Why a booking is not made or changed. Nothing of the request is stored or charged. */
export type BookingRefusal = RefusalWithFacts | { readonly code: Exclude<RefusalCode, CodeWithFacts> };

type RefusalWithFacts =
  | { readonly code: 'request.invalid'; readonly faults: readonly FieldFault[] }
  /** The booking's price differs from what the guest saw, or only the voucher's part does. */
  | { readonly code: 'quote.price-changed' | 'voucher.changed'; readonly sums: NewSums }
  /** The change's price differs from what the guest saw. */
  | { readonly code: 'quote.price-changed'; readonly quote: WireChangeQuote }
  /** `message`: the hotel's own text, if any. */
  | { readonly code: 'same-day.closed'; readonly message: string | undefined }
  | {
      readonly code: 'basket.no-room-left' | 'rate.unavailable' | 'extra.unavailable' | 'change.extra-fixed';
      readonly which: RefusedThing;
    }
  | { readonly code: 'voucher.not-valid'; readonly isUnknown: boolean }
  /** `opensInS`: seconds until it may be tried again. */
  | { readonly code: 'request.too-many'; readonly thing: LimitedThing; readonly opensInS: number };

/** A limit on codes answers `request.too-many-codes` and is refused as `request.too-many`. */
type CodeWithFacts = RefusalWithFacts['code'] | 'request.too-many-codes';

/** Minor units. */
interface NewSums {
  readonly grossMinor: number;
  readonly dueNowMinor: number;
  readonly currency: CurrencyCode;
}

/** A 400 with the fields at fault; undefined if there are none. */
export function invalid(faults: readonly FieldFault[]): InvalidRequest | undefined {
  return faults.length > 0 ? { code: 'request.invalid', faults } : undefined;
}

export type InvalidRequest = Extract<BookingRefusal, { readonly code: 'request.invalid' }>;
