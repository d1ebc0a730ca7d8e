import { unreadParts } from '@portico/contract/unread-link';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useBooking } from '../../../shared/stay/booking-context.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { linkOfForm, searchFormOf, type SearchForm } from './search-draft.ts';

/** The search being filled in. It lives in the URL, so that a reload and Back restore it. */
export function useSearchForm() {
  const hotel = useHotel();
  const { booking } = useBooking();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // The address retains only what could be parsed: the rest is known only when the page starts.
  const [unread] = useState(() => unreadParts(query));
  const [form, setForm] = useState(() => searchFormOf(query, booking.search, hotel));

  function change(part: Partial<SearchForm>) {
    const changed = { ...form, ...part };
    setForm(changed);
    void navigate({ search: linkOfForm(changed, hotel) }, { replace: true });
  }
  return { form, unread, change };
}
