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
