import type { ContactSendResponse } from '@portico/contract/calls/contact-send';
import {
  contactFields,
  toWireContact,
  toWireContactSearch,
  type ContactSearch,
} from '@portico/contract/wire/contact-message';
import { holdsCardNumber } from '@portico/domain/payment/card-number-in-text';
import { contactIssues, type ContactMessage } from '@portico/domain/people/contact-message';
import { useState } from 'react';
import { limitNews, type ApiError } from '../../lib/api-error.ts';
import { randomKey } from '../../lib/random-key.ts';
import { readSession, writeSession } from '../../lib/session.ts';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import { useBookingIfAny } from '../stay/booking-context.ts';
import type { Booking } from '../stay/booking.ts';
import { useOwner } from '../hotel/hotel-context.ts';
import type { Owner } from '../hotel/owner.ts';
import { sendOnce, type SendOutcome } from '../submitting/send-once.ts';
import { failedTexts, unansweredTexts } from '../submitting/submit-texts.ts';
import { useSubmit, type SubmitState } from '../submitting/use-submit.ts';
import { controlsOf, issuesAtFields, issuesInWords } from './issues-at-fields.ts';

/** A message as typed; `key` stays the same until it is sent, so that it is sent once. */
interface ContactDraft extends ContactMessage {
  readonly key: string;
}

type Place = Pick<Owner, 'consentKey'>;

const keyOf = ({ consentKey }: Place) => `portico.contact.${consentKey}`;

/** What was typed before in this tab, or the booker as far as known; `begun`: the message to begin with. */
function readContactDraft(place: Place, booking: Booking | null, begun: string): ContactDraft {
  const stored = readSession(keyOf(place));
  if (isDraft(stored)) return { ...stored, message: stored.message || begun };
  const known = booking?.booker ?? booking?.items[0]?.leadGuest ?? null;
  const name = known === null ? '' : `${known.firstName} ${known.lastName}`.trim();
  return {
    key: randomKey(),
    name,
    email: known?.email ?? '',
    phone: known?.phone ?? '',
    message: begun,
  };
}

/** Null: it was sent. What could be a card number stays in memory. */
function keepContactDraft(place: Place, draft: ContactDraft | null): void {
  writeSession(
    keyOf(place),
    draft && {
      key: draft.key,
      name: withoutCard(draft.name),
      email: withoutCard(draft.email),
      phone: withoutCard(draft.phone),
      message: withoutCard(draft.message),
    },
  );
}

function withoutCard(text: string): string {
  return holdsCardNumber(text) ? '' : text;
}

function isDraft(stored: unknown): stored is ContactDraft {
  const fields = ['key', 'name', 'email', 'phone', 'message'];
  if (typeof stored !== 'object' || stored === null) return false;
  const values = new Map(Object.entries(stored));
  return fields.every((field) => typeof values.get(field) === 'string');
}

export const contactFieldId = (field: string) => `contact-${field}`;

const controls = controlsOf(contactFields, contactFieldId);

interface Failure {
  readonly message: string;
  readonly advice: string;
}

/**
 * A message to the hotel or the group. `begun`: what the message begins with; unedited it is not stored, as it may be of
 * other dates the next time. The input is stored until it is known to be sent, and it is sent once.
 */
export function useContactForm(search: ContactSearch | null, begun = '') {
  const owner = useOwner();
  const booking = useBookingIfAny();
  const [draft, setDraft] = useState(() => readContactDraft(owner, booking, begun));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const form = useFormIssues(() => issuesInWords(contactIssues(draft), contactFieldId, { unit: owner.unit }));

  function type(part: Partial<ContactMessage>) {
    form.changed(...Object.keys(part).map(contactFieldId));
    const typed = { ...draft, ...part };
    setDraft(typed);
    keepContactDraft(owner, { ...typed, message: typed.message === begun ? '' : typed.message });
  }

  const { state, submit } = useSubmit({ send, follow, onFault: () => setFailure(unansweredTexts.message) });

  async function send(message: ContactDraft, at: (state: SubmitState) => void) {
    setFailure(null);
    const body = {
      LanguageCode: 'en' as const,
      ...(owner.of === 'hotel' ? { PropertyId: owner.id } : { PropertyGroupId: owner.id }),
      ...toWireContact(message),
      Search: search === null ? null : toWireContactSearch(search),
    };
    const request = { path: '/api/Contact/Send', body, key: message.key } as const;
    const outcome = await sendOnce(request, () => at('retrying'));
    if (outcome.kind === 'answered') keepContactDraft(owner, null);
    return outcome;
  }

  function follow(outcome: SendOutcome<ContactSendResponse>): void {
    if (outcome.kind === 'rejected') return reject(outcome.error);
    if (outcome.kind === 'unanswered') return setFailure(unansweredTexts.message);
    setSent(outcome.answer.Message);
  }

  function reject(error: ApiError): void {
    const issues = issuesAtFields(error.fields, controls);
    if (issues.length > 0) form.show(issues);
    else {
      const advice = limitNews(error, owner.telephone) ?? error.message;
      setFailure({ message: failedTexts.message, advice });
    }
  }

  return {
    draft,
    form,
    state,
    failure,
    sent,
    type,
    send() {
      if (form.check()) submit(draft);
    },
  };
}
