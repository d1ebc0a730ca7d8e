import type { Hotel } from '../hotel/hotel.ts';

/** Null: none. */
export interface Codes {
  readonly promoCode: string | null;
  readonly voucherCode: string | null;
}

/** Which codes the search page asks for. A hidden promo code still applies when a link carries it. */
export interface ShownCodes {
  readonly promo: boolean;
  readonly voucher: boolean;
}

/** The current codes of a search, and the handler for new ones. */
export interface CodesInUse {
  readonly shown: ShownCodes;
  readonly codes: Codes;
  /** For a group: the area where they have to apply; null: any. */
  readonly areaId?: number | null | undefined;
  /** The issuer of the gift vouchers, if the hotel names one. */
  readonly voucherName?: string | null;
  readonly onUse: (codes: Codes) => void;
}

export function shownCodes({ config }: Hotel): ShownCodes {
  return {
    promo: !config.HidePromoCodeOnLandingPage,
    voucher: config.GiftServiceProviderConfig.Active,
  };
}

export function codesLabel({ promo, voucher }: ShownCodes): string {
  if (promo && voucher) return 'Promotional code or gift voucher';
  return promo ? 'Promotional code' : 'Gift voucher';
}
