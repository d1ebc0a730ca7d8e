import type { ManageUpdateRequestBody, ManageUpdateResponse } from '@portico/contract/calls/manage-update';
import { useState, useRef } from 'react';
import type { ApiError } from '../../../lib/api-error.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { sendOnce, type SendOutcome } from '../../../shared/submitting/send-once.ts';
import { useSubmit } from '../../../shared/submitting/use-submit.ts';
import { issuesAtFields } from '../../../shared/people/issues-at-fields.ts';
import type { FieldIssue } from '../../../ui/error-summary.tsx';
import { useFormIssues } from '../../../ui/use-form-issues.ts';
import { keepDraft, readDraft } from './draft-session.ts';
import { mayEnter } from './manage-state-of.ts';
import { useBooked } from './managed-context.ts';
import { useShowNews } from './page-news.tsx';
import { newsOfSave, nothingSaved, type SaveNews } from './save-news.ts';
import { useTakeBooking } from './use-managed.ts';
import { useShow, useView } from './use-view.ts';
import { changeBody } from './requested-change.ts';

interface ChangeForm<Typed> {
  /** Names the form within the booking. */
  readonly name: string;
  /** As saved now. */
  readonly saved: Typed;
  readonly faults: (typed: Typed) => FieldIssue[];
  /** The ids of its controls by the server's names in lower case. */
  readonly controls: Readonly<Record<string, string>>;
  readonly wanted: (typed: Typed) => Requested;
}

/**
 * One form of the booking: typed over a version of it, validated when submitted, saved against that version. Its input
 * survives a reload, another step, a failed save and someone else's change.
 */
export function useChangeForm<Typed extends object>(changed: ChangeForm<Typed>) {
  const { name, saved, faults, controls, wanted } = changed;
  const booking = useBooked();
  const { ReservationId: id } = booking;
  const [draft, setDraft] = useState(() => {
    const stored = readDraft<Typed>(id, name);
    // Stored by an earlier build it may lack a field.
    return stored === null
      ? { version: booking.Version, typed: saved }
      : { ...stored, typed: { ...saved, ...stored.typed } };
  });
  const { typed, version } = draft;
  const form = useFormIssues(() => faults(typed));
  const { save, state, news } = useSave({
    version,
    onSaved: () => keepDraft(id, name, null),
    // The guest has seen the message: saving again is deliberate.
    onStale: (newVersion) => keep({ typed, version: newVersion }),
    showFaults: (fields) => {
      const issues = issuesAtFields(fields, controls);
      if (issues.length > 0) form.show(issues);
      return issues.length > 0;
    },
  });

  function keep(values: typeof draft) {
    setDraft(values);
    keepDraft(id, name, values);
  }

  return {
    typed,
    /** By control id. */
    errors: form.errors,
    /** `fieldIds`: the controls that changed. */
    change(part: Partial<Typed>, ...fieldIds: readonly string[]) {
      form.changed(...fieldIds);
      keep({ version, typed: { ...typed, ...part } });
    },
    /** For the frame of the form. */
    sending: {
      form,
      news,
      state,
      onLeave: () => keepDraft(id, name, null),
      onSend() {
        if (state === 'idle' && form.check()) save(wanted(typed));
      },
    },
  };
}

/** What a form changes; unnamed fields stay. */
type Requested = Pick<ManageUpdateRequestBody, 'Booker' | 'SpecialRequests' | 'ReservationItems'>;

interface Saving {
  /** Of the booking as the form saw it, so that no later change is overwritten. */
  readonly version: number;
  readonly onSaved: () => void;
  /** The newer state is shown from now on. */
  readonly onStale: (version: number) => void;
  /** Shows the server's faults at the form's fields; false: none matches one. */
  readonly showFaults: (fields: ApiError['fields']) => boolean;
}

/** Saves what costs nothing, such as names, and continues to the step that confirms it. */
function useSave({ version, onSaved, onStale, showFaults }: Saving) {
  const hotel = useHotel();
  const booking = useBooked();
  const takeBooking = useTakeBooking();
  const view = useView();
  const show = useShow();
  const showNews = useShowNews();
  const unanswered = useRef({ text: '', key: '' });
  const [news, setNews] = useState<SaveNews | null>(null);
  const { state, submit } = useSubmit({
    send: save,
    onFault: (error) => setNews(newsOfSave({ kind: 'unanswered', error }, hotel)),
  });

  async function save(wanted: Requested): Promise<void> {
    const body: ManageUpdateRequestBody = changeBody(hotel, { ...booking, Version: version }, wanted);
    const text = JSON.stringify(body);
    // The same request again, after one without an answer, is the same attempt.
    const key = unanswered.current.text === text ? unanswered.current.key : randomKey();
    unanswered.current = { text, key };
    setNews(null);
    showNews(null);
    const request = { path: '/api/ManageBooking/Update', body, key } as const;
    const outcome = await sendOnce(request, () => undefined);
    follow(outcome);
  }

  function follow(outcome: SendOutcome<ManageUpdateResponse>): void {
    if (outcome.kind !== 'unanswered') unanswered.current = { text: '', key: '' };
    if (outcome.kind === 'rejected' && showFaults(outcome.error.fields)) return;
    if (outcome.kind === 'answered') {
      const { Reservation, Success } = outcome.answer;
      if (Success) onSaved();
      else if (Reservation !== null) onStale(Reservation.Version);
      if (Reservation !== null) takeBooking(Reservation);
      if (Success) return show({ name: 'complete' }, { instead: true });
    }
    const refused = newsOfSave(outcome, hotel);
    // The new state may no longer allow this form, which closes it with the notice in it.
    const newest = outcome.kind === 'answered' ? outcome.answer.Reservation : null;
    if (newest === null || mayEnter(view, newest)) setNews(refused);
    else showNews({ tone: 'negative', message: nothingSaved(refused) });
  }

  return { save: submit, state, news };
}
