import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useSettled } from '../../lib/use-settled.ts';
import { callDesk } from '../lib/desk-api.ts';
import { deskHotel } from '../lib/desk-document.ts';
import { priceTakes, searchTakes, stayOfDraft, type Draft } from './draft.ts';

/** How long nothing is typed before the server is asked. */
const TYPING_MS = 250;

/** What is sold for the typed stay, and what the chosen rooms cost; both follow the typing. */
export function useOffer(draft: Draft) {
  const settled = useSettled(draft, TYPING_MS);
  const typed = askedOf(draft);
  const { search, price } = askedOf(settled);
  const found = useQuery({
    queryKey: ['NewBooking/Search', search],
    queryFn: search ? ({ signal }) => callDesk('NewBooking/Search', search, { signal }) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const priced = useQuery({
    queryKey: ['NewBooking/Price', price],
    queryFn: price ? ({ signal }) => callDesk('NewBooking/Price', price, { signal }) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  /** What is shown belongs to something typed before. */
  const isBehind =
    JSON.stringify(typed.price) !== JSON.stringify(price) ||
    found.isPlaceholderData ||
    priced.isPlaceholderData;
  return { stay: typed.stay, price, found, priced, isBehind };
}

function askedOf(draft: Draft) {
  const stay = stayOfDraft(draft, deskHotel().today);
  return { stay, search: stay && searchTakes(stay, draft), price: stay && priceTakes(stay, draft) };
}
