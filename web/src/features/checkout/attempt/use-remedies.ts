import { formatSearchLink, parseSearchLink } from '@portico/contract/search-link';
import { useQueryClient } from '@tanstack/react-query';
import { useBooking } from '../../../shared/stay/booking-context.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { dropLoginHint } from '../../../shared/account/login-hint.ts';
import { validSearch, type ValidSearch } from '../../../shared/search/search.ts';
import { searchQuery } from '../../../shared/search/use-search.ts';
import type { Voucher } from '../../../shared/offers/use-voucher.ts';
import type { Remedy } from '@portico/contract/refusal';

interface RemedyFacts {
  readonly search: ValidSearch;
  readonly voucher: Voucher;
  /** Asks for rooms, prices and extras again; false where they could not be had. */
  readonly onStale: () => Promise<boolean>;
}

/**
 * Puts right what a booking was refused for, with all that was typed still in the form. False where the server could
 * not be asked: then everything is as it was, and the next press tries again.
 */
export function useRemedies({ search, voucher, onStale }: RemedyFacts) {
  const hotel = useHotel();
  const client = useQueryClient();
  const { change } = useBooking();

  /** The same search without its code; its prices are there before the page shows them. */
  async function dropPromotion(): Promise<boolean> {
    const link = { ...parseSearchLink(new URLSearchParams(search.link)), promoCode: null };
    const plain = validSearch(link, hotel);
    if (plain === null) return false;
    const answer = await client.fetchQuery({ ...searchQuery(hotel, plain), staleTime: 0 }).catch(() => null);
    if (answer === null) return false;
    change((kept) => ({ ...kept, search: formatSearchLink(link) }));
    return true;
  }

  return async (remedy: Exclude<Remedy, 'another-card' | 'none'>): Promise<boolean> => {
    switch (remedy) {
      case 'ask-again': {
        // What became of the voucher is said at the voucher.
        const [isAnswered] = await Promise.all([onStale(), voucher.askAgain()]);
        return isAnswered;
      }
      case 'drop-voucher':
        voucher.remove();
        return true;
      case 'log-in':
        // As it is: the card is chosen again once somebody is logged in, or typed.
        dropLoginHint(hotel.code);
        client.removeQueries({ queryKey: ['account'] });
        return true;
      case 'drop-promotion':
        return dropPromotion();
    }
  };
}
