import { useEffect, useState } from 'react';
import { deskHotel } from '../lib/desk-document.ts';
import { emptyDraft, type Draft, type DraftRoom } from './draft.ts';

/** Changes with the shape of a draft: one of before is not read. */
const SHAPE = 1;

/** What is typed: it survives a reload of this tab, and is forgotten when it is booked. */
export function useDraft() {
  const key = `portico-desk-new-booking-${SHAPE}-${deskHotel().code}`;
  const [draft, setDraft] = useState(() => stored(key));
  useEffect(() => {
    store(key, draft);
  }, [key, draft]);
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const changeRoom = (index: number, changes: Partial<DraftRoom>) =>
    setDraft((before) => ({
      ...before,
      rooms: before.rooms.map((room, place) => (place === index ? { ...room, ...changes } : room)),
    }));
  return { draft, change, changeRoom, clear: () => setDraft(emptyDraft) };
}

export type DraftForm = ReturnType<typeof useDraft>;

function stored(key: string): Draft {
  try {
    const draft: Partial<Draft> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return { ...emptyDraft, ...draft };
  } catch {
    return emptyDraft;
  }
}

function store(key: string, draft: Draft): void {
  try {
    if (draft === emptyDraft) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // With a full or forbidden store a reload loses what was typed.
  }
}
