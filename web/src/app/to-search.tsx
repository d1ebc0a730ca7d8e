import { useEffect } from 'react';
import { useOwner } from '../shared/hotel/hotel-context.ts';

/** To the search page, which may be another document: a full load that leaves no trace in the history. */
export function ToSearch() {
  const { home } = useOwner();
  useEffect(() => {
    window.location.replace(home);
  }, [home]);
  return null;
}
