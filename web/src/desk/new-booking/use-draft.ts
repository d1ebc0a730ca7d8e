import { useTyped } from '../lib/use-typed.ts';
import { emptyDraft, type Draft, type DraftRoom } from './draft.ts';

/** Changes with the shape of a draft: one of before is not read. */
const SHAPE = 1;

/** The booking as far as it is typed; forgotten when it is booked. */
export function useDraft() {
  const { typed: draft, setTyped: setDraft, forget } = useTyped(`new-booking-${SHAPE}`, emptyDraft);
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const changeRoom = (index: number, changes: Partial<DraftRoom>) =>
    setDraft((before) => ({
      ...before,
      rooms: before.rooms.map((room, place) => (place === index ? { ...room, ...changes } : room)),
    }));
  return { draft, change, changeRoom, clear: forget };
}

export type DraftForm = ReturnType<typeof useDraft>;
