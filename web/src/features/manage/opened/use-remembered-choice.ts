import { useState } from 'react';
import { keepDraft, readDraft } from './draft-session.ts';
import { useBooked } from './managed-context.ts';

/** The choice in one step, stored in this tab across reloads and other steps until saved or discarded. */
export function useRememberedChoice<Choice extends object>(name: string, first: Choice) {
  const { ReservationId: id, Version: version } = useBooked();
  const [choice, setChoice] = useState(() => readDraft<Choice>(id, name)?.typed ?? first);
  return {
    choice,
    choose(next: Choice) {
      setChoice(next);
      keepDraft(id, name, { version, typed: next });
    },
    forget() {
      keepDraft(id, name, null);
    },
  };
}
