import { guestPaths } from '@portico/contract/paths';
import { lookupMissingTexts } from '@portico/contract/texts/manage-texts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError, limitNews } from '../../lib/api-error.ts';
import { keepLookup, readLookup, type Lookup } from '../../parts/booked/lookup-session.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import { messageOf } from './message-along.ts';
import { searchBooking } from './opened/search-booking.ts';
import { useTakeBooking } from './opened/use-managed.ts';

const fields = ['reservationNumber', 'guestName'] as const;

/** The lookup as it is typed, why the last one found nothing, and the next one. What was typed stays in the tab. */
export function useLookup() {
  const hotel = useHotel();
  const navigate = useNavigate();
  const takeBooking = useTakeBooking();
  // Its query is of the step that is wanted of the booking.
  const { state, search: wanted } = useLocation();
  const sentAlong = messageOf(state);
  const [typed, setTyped] = useState(() => readLookup(hotel.code));
  const [message, setMessage] = useState(sentAlong);
  const [isSearching, setIsSearching] = useState(false);
  const form = useFormIssues(() =>
    fields
      .filter((fieldId) => typed[fieldId].trim() === '')
      .map((fieldId) => ({ fieldId, message: lookupMissingTexts[fieldId] })),
  );

  function change(part: Partial<Lookup>) {
    form.changed(...Object.keys(part));
    const changed = { ...typed, ...part };
    setTyped(changed);
    keepLookup(hotel.code, changed);
  }

  async function search() {
    if (isSearching || !form.check()) return;
    setIsSearching(true);
    setMessage(null);
    try {
      const { Reservation, Message } = await searchBooking(hotel, { ...typed, hash: '' });
      if (Reservation === null) return setMessage(Message);
      takeBooking(Reservation);
      void navigate({ pathname: guestPaths.openedReservation(hotel.code), search: wanted });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setMessage(limitNews(error, hotel.telephone) ?? error.message);
    } finally {
      setIsSearching(false);
    }
  }

  return { typed, form, message, isSearching, change, search };
}
