import { guestPaths } from '@portico/contract/paths';
import { useEffect } from 'react';
import { useHotel } from '../parts/hotel/hotel-context.ts';

/** To the search page, which may be another document: a full load that leaves no trace in the history. */
export function ToSearch() {
  const { code } = useHotel();
  useEffect(() => {
    window.location.replace(guestPaths.book(code));
  }, [code]);
  return null;
}
