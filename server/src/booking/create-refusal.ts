import type { RefusedThing } from '@portico/contract/refusal';
import type { RefusalCode } from '@portico/contract/refusals';
import type { LimitedThing } from '@portico/contract/texts/limit-texts';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { FieldFault } from '../hotel/field-faults.ts';

/** Why a booking is not made. Nothing is kept of it, and nothing was charged. */
export type CreateRefusal =
  | { readonly code: 'request.invalid'; readonly faults: readonly FieldFault[] }
  | {
      /** Of the rooms, or of no more than what a voucher pays. */
      readonly code: 'quote.price-changed' | 'voucher.changed';
      readonly grossMinor: number;
      readonly dueNowMinor: number;
      readonly currency: CurrencyCode;
    }
  /** `message`: the hotel's own words, where it has some. */
  | { readonly code: 'same-day.closed'; readonly message: string | undefined }
  | {
      readonly code: 'basket.no-room-left' | 'rate.unavailable' | 'extra.unavailable';
      readonly which: RefusedThing;
    }
  | { readonly code: 'voucher.not-valid'; readonly isUnknown: boolean }
  /** `opensInS`: seconds until it may be tried again. Of codes it is answered as `request.too-many-codes`. */
  | { readonly code: 'request.too-many'; readonly thing: LimitedThing; readonly opensInS: number }
  | { readonly code: Exclude<RefusalCode, CodeWithFacts> };

type CodeWithFacts =
  | 'request.invalid'
  | 'request.too-many'
  | 'request.too-many-codes'
  | 'quote.price-changed'
  | 'voucher.changed'
  | 'same-day.closed'
  | 'basket.no-room-left'
  | 'rate.unavailable'
  | 'extra.unavailable'
  | 'voucher.not-valid';
