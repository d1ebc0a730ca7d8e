import type { PropertyId } from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { Refusal } from '@portico/domain/result';
import type { ShortExtra } from './apply-extra-days.ts';
import type { ShortPromotion } from './apply-redemptions.ts';
import type { ShortRoomType } from './apply-room-nights.ts';
import type { OverspentVoucher } from './apply-vouchers.ts';

/** Why an import writes nothing; docs/property-file.md, "What is refused". */
export type ImportRefusal =
  | (Refusal & {
      readonly code: 'import.code-taken';
      readonly propertyCode: string;
      readonly byPropertyId: PropertyId;
    })
  | (Refusal & {
      readonly code: 'import.id-taken';
      readonly propertyId: PropertyId;
      readonly byPropertyCode: string;
    })
  | (Refusal & {
      readonly code: 'import.currency-fixed';
      readonly from: CurrencyCode;
      readonly to: CurrencyCode;
    })
  | (Refusal & { readonly code: 'import.capacity-below-sold'; readonly roomTypes: readonly ShortRoomType[] })
  | (Refusal & { readonly code: 'import.extras-below-sold'; readonly extras: readonly ShortExtra[] })
  | (Refusal & {
      readonly code: 'import.promotion-below-used';
      readonly promotions: readonly ShortPromotion[];
    })
  | (Refusal & {
      readonly code: 'import.voucher-below-spent';
      readonly vouchers: readonly OverspentVoucher[];
      readonly currency: CurrencyCode;
    })
  | (Refusal & { readonly code: 'import.already-running'; readonly propertyCode: string });
