import type { FileFault } from '@portico/contract/property-file/file-fault';
import type { PropertyId } from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { ShortStock } from './apply-allotments.ts';
import type { ShortPromotion } from './apply-redemptions.ts';
import type { ShortTable } from './apply-tables.ts';
import type { OverspentVoucher } from './apply-vouchers.ts';

/** Why an import writes nothing; docs/property-file.md, "What is refused". */
export type ImportRefusal =
  | { readonly code: 'import.code-taken'; readonly propertyCode: string; readonly byPropertyId: PropertyId }
  | { readonly code: 'import.id-taken'; readonly propertyId: PropertyId; readonly byPropertyCode: string }
  | { readonly code: 'import.currency-fixed'; readonly from: CurrencyCode; readonly to: CurrencyCode }
  | { readonly code: 'import.capacity-below-sold'; readonly roomTypes: readonly ShortStock[] }
  | { readonly code: 'import.extras-below-sold'; readonly extras: readonly ShortStock[] }
  | { readonly code: 'import.promotion-below-used'; readonly promotions: readonly ShortPromotion[] }
  | {
      readonly code: 'import.voucher-below-spent';
      readonly vouchers: readonly OverspentVoucher[];
      readonly currency: CurrencyCode;
    }
  | { readonly code: 'import.tables-below-taken'; readonly tables: readonly ShortTable[] }
  | { readonly code: 'import.already-running'; readonly propertyCode: string }
  | { readonly code: 'import.changed-meanwhile'; readonly propertyCode: string }
  | {
      readonly code: 'import.parts-disagree';
      readonly parts: readonly string[];
      readonly faults: readonly FileFault[];
    };
