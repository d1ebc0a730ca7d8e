import type { Hotel } from '../hotel/hotel.ts';

/** Null: none. */
export interface Codes {
  readonly promoCode: string | null;
  readonly voucherCode: string | null;
}

/** Which codes the search page asks for. A hidden promo code still counts where a link brings it. */
export interface CodesAsked {
  readonly promo: boolean;
  readonly voucher: boolean;
}

/** The codes of a search as they stand, and what is done with others. */
export interface CodesInUse {
  readonly asked: CodesAsked;
  readonly codes: Codes;
  /** Of a group: the area where they are to count; null: any. */
  readonly areaId?: number | null | undefined;
  /** Whose gift vouchers they are, where the hotel says it. */
  readonly voucherName?: string | null;
  readonly onUse: (codes: Codes) => void;
}

export function codesAsked({ config }: Hotel): CodesAsked {
  return {
    promo: !config.HidePromoCodeOnLandingPage,
    voucher: config.GiftServiceProviderConfig.Active,
  };
}

export function codesLabel({ promo, voucher }: CodesAsked): string {
  if (promo && voucher) return 'Promotional code or gift voucher';
  return promo ? 'Promotional code' : 'Gift voucher';
}
