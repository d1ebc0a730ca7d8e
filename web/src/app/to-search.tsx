import { useEffect } from 'react';
import { useOwner } from '../shared/hotel/hotel-context.ts';

/** Redirects to the search page, possibly in another document: a full load that leaves no history entry. */
export function ToSearch() {
  const { home } = useOwner();
  useEffect(() => {
    window.location.replace(home);
  }, [home]);
  return null;
}
