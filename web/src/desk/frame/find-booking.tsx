import { deskPaths } from '@portico/contract/desk/desk-document';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { deskHotel } from '../lib/desk-document.ts';
import { DeskIcon } from './desk-icon.tsx';
import styles from './find-booking.module.css';
import { QuickFind } from './quick-find.tsx';

/** Opens the quick find of every screen, as `/` does; the list of bookings has a search of its own. */
export function FindBooking() {
  const { pathname } = useLocation();
  // Of one screen: a line, or Enter, leads to another.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const hasOwn = pathname === deskPaths.bookings(deskHotel().code);
  useEffect(() => {
    if (hasOwn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey)
        return;
      event.preventDefault();
      setOpenAt(pathname);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [hasOwn, pathname]);
  if (hasOwn) return null;
  return (
    <>
      <button type="button" className={styles.find} onClick={() => setOpenAt(pathname)}>
        <DeskIcon name="search" />
        <span>Find a booking</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      <QuickFind open={openAt === pathname} onClose={() => setOpenAt(null)} />
    </>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], dialog') !== null
  );
}
