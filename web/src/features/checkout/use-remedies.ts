import { formatSearchLink, parseSearchLink } from '@portico/contract/search-link';
import { useQueryClient } from '@tanstack/react-query';
import { useBooking } from '../../parts/booking/booking-context.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { validSearch } from '../../parts/searching/search.ts';
import type { ValidSearch } from '../../parts/searching/search.ts';
import { searchQuery } from '../../parts/searching/use-search.ts';
import type { Voucher } from '../../parts/vouchers/use-voucher.ts';
import type { RefusalRemedy } from './refusal-remedy.ts';

interface RemedyFacts {
  readonly search: ValidSearch;
  readonly voucher: Voucher;
  /** Asks for rooms, prices and extras again. */
  readonly onStale: () => Promise<void>;
}

/** Puts right what a booking was refused for, with all that was typed still in the form. */
export function useRemedies({ search, voucher, onStale }: RemedyFacts) {
  const hotel = useHotel();
  const client = useQueryClient();
  const { change } = useBooking();

  /** The same search without its code; its prices are there before the page shows them. */
  async function dropPromotion() {
    const link = { ...parseSearchLink(new URLSearchParams(search.link)), promoCode: null };
    const plain = validSearch(link, hotel);
    if (plain === null) return;
    const answer = await client.fetchQuery({ ...searchQuery(hotel, plain), staleTime: 0 }).catch(() => null);
    if (answer !== null) change((kept) => ({ ...kept, search: formatSearchLink(link) }));
  }

  return async (remedy: Exclude<RefusalRemedy, 'another-card'>) => {
    switch (remedy) {
      case 'ask-again':
        await Promise.all([onStale(), voucher.askAgain()]);
        return;
      case 'drop-voucher':
        voucher.remove();
        return;
      case 'drop-promotion':
        await dropPromotion();
    }
  };
}
