import type { PayByLinkResponse } from '@portico/contract/calls/pay-by-link';
import { apiPaths } from '@portico/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { getQuery } from '../../lib/call-query.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';

/** What the address of a link says. */
export interface PayLink {
  /** `P` pays an invoice; anything else keeps a card. */
  readonly actionType: string;
  readonly invoiceNumber: string;
  readonly hash: string;
  readonly paymentId: string;
}

/** What the link asks for, always asked afresh: somebody else may have paid. */
export function usePayLink(link: PayLink) {
  const asked = { propertyId: useHotel().id, ...link };
  return useQuery({
    ...getQuery<PayByLinkResponse>(apiPaths.payByLinkGet(), asked),
    staleTime: 0,
    gcTime: 0,
  });
}
