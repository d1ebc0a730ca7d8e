import { deskPaths } from '@portico/contract/desk/desk-document';
import { useEffect, useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { deskHotel } from '../lib/desk-document.ts';
import { DeskIcon } from './desk-icon.tsx';
import styles from './find-booking.module.css';

/** The search of every screen; `/` leads to it. */
export function FindBooking() {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey)
        return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  function find(event: FormEvent) {
    event.preventDefault();
    const text = input.current?.value.trim() ?? '';
    void navigate(`${deskPaths.bookings(deskHotel().code)}?find=${encodeURIComponent(text)}`);
  }
  return (
    <form className={styles.find} role="search" onSubmit={find}>
      <label className="vh" htmlFor="find">
        Find a booking
      </label>
      <DeskIcon name="search" />
      <input ref={input} id="find" type="search" placeholder="Name, number, e-mail" autoComplete="off" />
      <kbd aria-hidden="true">/</kbd>
    </form>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
