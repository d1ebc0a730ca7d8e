import type { WireOffer } from '@portico/contract/calls/book-config';
import type { Hotel } from '../hotel/hotel.ts';

/** Null: none. */
export interface SearchedCodes {
  readonly ratePlanCode: string | null;
  readonly promoCode: string | null;
}

/** Offers that have not ended. */
export function currentOffers({ config, today }: Hotel): WireOffer[] {
  return config.Offers.filter(({ DateTo }) => DateTo === null || DateTo >= today);
}

/** The offer whose codes the search has, chosen here or by a link. */
export function chosenOffer(codes: SearchedCodes, hotel: Hotel): WireOffer | undefined {
  return currentOffers(hotel).find((offer) => isChosen(offer, codes));
}

export function isChosen({ RatePlanCode, PromoCode }: WireOffer, codes: SearchedCodes): boolean {
  if (RatePlanCode === null && PromoCode === null) return false;
  return isStated(RatePlanCode, codes.ratePlanCode) && isStated(PromoCode, codes.promoCode);
}

const isStated = (code: string | null, stated: string | null) =>
  code === null || code.toLowerCase() === stated?.toLowerCase();
