import type { PayByLinkResponse } from '@portico/contract/calls/pay-by-link';
import { apiPaths } from '@portico/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';
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
  const { id } = useHotel();
  return useQuery({
    queryKey: ['pay-link', id, link],
    queryFn: ({ signal }) =>
      getJson<PayByLinkResponse>(apiPaths.payByLinkGet(), { propertyId: id, ...link }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
