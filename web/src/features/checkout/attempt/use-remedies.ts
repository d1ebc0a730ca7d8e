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
  /** Reloads rooms, prices and extras; false when that failed. */
  readonly onStale: () => Promise<boolean>;
}

/**
 * Fixes what a booking was refused for, without losing what was typed. False when the server could not be reached: then
 * nothing has changed, and the next press tries again.
 */
export function useRemedies({ search, voucher, onStale }: RemedyFacts) {
  const hotel = useHotel();
  const client = useQueryClient();
  const { change } = useBooking();

  /** The same search without its code; its prices load before the page shows them. */
  async function dropPromotion(): Promise<boolean> {
    const link = { ...parseSearchLink(new URLSearchParams(search.link)), promoCode: null };
    const plain = validSearch(link, hotel);
    if (plain === null) return false;
    const answer = await client.fetchQuery({ ...searchQuery(hotel, plain), staleTime: 0 }).catch(() => null);
    if (answer === null) return false;
    change((current) => ({ ...current, search: formatSearchLink(link) }));
    return true;
  }

  return async (remedy: Exclude<Remedy, 'another-card' | 'none'>): Promise<boolean> => {
    switch (remedy) {
      case 'ask-again': {
        // The voucher's own field reports its state.
        const [isAnswered] = await Promise.all([onStale(), voucher.refetch()]);
        return isAnswered;
      }
      case 'drop-voucher':
        voucher.remove();
        return true;
      case 'log-in':
        // The choice stays: the card is chosen again after log-in, or typed.
        dropLoginHint(hotel.code);
        client.removeQueries({ queryKey: ['account'] });
        return true;
      case 'drop-promotion':
        return dropPromotion();
    }
  };
}
