import type { ManageUpdateRequestBody, ManageUpdateResponse } from '@portico/contract/calls/manage-update';
import { apiPaths } from '@portico/contract/paths';
import { useRef, useState } from 'react';
import type { ApiError } from '../../../lib/api-error.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { sendOnce, type SendOutcome } from '../../../parts/paying/send-once.ts';
import { useBooked } from './managed-context.ts';
import { mayEnter } from './manage-state-of.ts';
import { useSay } from './page-news.tsx';
import { newsOfSave, nothingSaved, type SaveNews } from './save-news.ts';
import { useShow, useView } from './use-view.ts';
import { useTakeBooking } from './use-managed.ts';
import { changeBody } from './wanted-change.ts';

/** What a form changes; what it does not name stays. */
export type Wanted = Pick<ManageUpdateRequestBody, 'Booker' | 'SpecialRequests' | 'ReservationItems'>;

interface Saving {
  /** Of the booking as the form saw it: whoever has changed it since is not overwritten. */
  readonly version: number;
  readonly onSaved: () => void;
  /** The newer state is shown from now on. */
  readonly onStale: (version: number) => void;
  /** Shows the server's faults at the fields of the form; false: none is at one. */
  readonly showFaults: (fields: ApiError['fields']) => boolean;
}

/** Saves what costs nothing, such as names, and goes on to the step that says so. */
export function useSave({ version, onSaved, onStale, showFaults }: Saving) {
  const hotel = useHotel();
  const booking = useBooked();
  const takeBooking = useTakeBooking();
  const view = useView();
  const show = useShow();
  const say = useSay();
  const unheard = useRef({ text: '', key: '' });
  const [isSaving, setIsSaving] = useState(false);
  const [news, setNews] = useState<SaveNews | null>(null);

  async function save(wanted: Wanted): Promise<void> {
    const body: ManageUpdateRequestBody = changeBody(hotel, { ...booking, Version: version }, wanted);
    const text = JSON.stringify(body);
    // The same thing once more, after nobody said whether it was done, is the same attempt.
    const key = unheard.current.text === text ? unheard.current.key : randomKey();
    unheard.current = { text, key };
    setNews(null);
    say(null);
    setIsSaving(true);
    const request = { path: apiPaths.manageUpdate(), body, key };
    const outcome = await sendOnce<ManageUpdateResponse>(request, () => undefined);
    setIsSaving(false);
    follow(outcome);
  }

  function follow(outcome: SendOutcome<ManageUpdateResponse>): void {
    if (outcome.kind !== 'unheard') unheard.current = { text: '', key: '' };
    if (outcome.kind === 'rejected' && showFaults(outcome.error.fields)) return;
    if (outcome.kind === 'answered') {
      const { Reservation, Success } = outcome.answer;
      if (Success) onSaved();
      else if (Reservation !== null) onStale(Reservation.Version);
      if (Reservation !== null) takeBooking(Reservation);
      if (Success) return show({ name: 'complete' }, { instead: true });
    }
    const refused = newsOfSave(outcome, hotel);
    // What was taken may allow this form no more, which closes it with the news in it.
    const newest = outcome.kind === 'answered' ? outcome.answer.Reservation : null;
    if (newest === null || mayEnter(view, newest)) setNews(refused);
    else say({ tone: 'negative', message: nothingSaved(refused) });
  }

  return { save, isSaving, news };
}
