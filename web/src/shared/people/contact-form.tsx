import { parseSearchLink } from '@portico/contract/search-link';
import { contactCodes, contactSearchLines } from '@portico/contract/texts/contact-texts';
import type { ContactSearch } from '@portico/contract/wire/contact-message';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { JudgedForm } from '../../ui/judged-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useBookingIfAny } from '../stay/booking-context.ts';
import { useOwner } from '../hotel/hotel-context.ts';
import { EmailField } from './email-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { SubmitProgress } from '../submitting/submit-progress.tsx';
import { formProgress } from '../submitting/submit-texts.ts';
import styles from './contact-form.module.css';
import { contactFieldId, useContactForm } from './use-contact-form.ts';

export interface ContactFormProps {
  /** The message to begin with, for the guest to edit; what was typed before wins. */
  readonly message?: string;
}

/** Writes to the hotel. It states which search data are sent along; nothing is sent to anyone else. */
export function ContactForm({ message = '' }: ContactFormProps) {
  const searched = useContactSearch();
  const { draft, form, state, failure, sent, type, send } = useContactForm(searched?.search ?? null, message);
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button has been removed.
    if (sent !== null) done.current?.focus();
  }, [sent]);
  if (sent !== null) {
    return (
      <div ref={done} tabIndex={-1} className={styles.done}>
        <Notice tone="positive" title="Sent." live="off">
          {sent}
        </Notice>
      </div>
    );
  }
  return (
    <JudgedForm className={styles.form} form={form} onSend={send}>
      <h3 className="h3">Write to us</h3>
      <ErrorSummary issues={form.issues} attempt={form.attempt} />
      <Field
        id={contactFieldId('name')}
        label="Your name"
        error={form.errors[contactFieldId('name')]}
        required
      >
        <TextInput
          autoComplete="name"
          value={draft.name}
          onChange={({ target }) => type({ name: target.value })}
        />
      </Field>
      <EmailField
        id={contactFieldId('email')}
        label="Your e-mail address"
        hint="For our answer"
        value={draft.email}
        error={form.errors[contactFieldId('email')]}
        onChange={(email) => type({ email })}
      />
      <PhoneField
        id={contactFieldId('phone')}
        why="If you would rather be called."
        optional
        value={draft.phone}
        error={form.errors[contactFieldId('phone')]}
        onChange={(phone) => type({ phone })}
      />
      <Field
        id={contactFieldId('message')}
        label="Your message"
        error={form.errors[contactFieldId('message')]}
        required
      >
        <TextArea rows={4} value={draft.message} onChange={({ target }) => type({ message: target.value })} />
      </Field>
      {searched !== null && (
        <p className="small muted">With it goes what you are looking for: {searched.words}.</p>
      )}
      {failure !== null && (
        <Notice tone="negative" title={failure.message}>
          {failure.advice}
        </Notice>
      )}
      <div className="actions">
        <Button type="submit" busy={state !== 'idle'}>
          Send message
        </Button>
        <SubmitProgress state={state} words={formProgress('message')} />
      </div>
    </JudgedForm>
  );
}

/** What the guest is looking for: by the address, or else by the booking in progress; null: nothing yet. */
function useContactSearch(): { readonly search: ContactSearch; readonly words: string } | null {
  const { unit } = useOwner();
  const booking = useBookingIfAny();
  const shown = useLocation().search;
  const found = [shown, booking?.search ?? '']
    .map((query) => parseSearchLink(new URLSearchParams(query)))
    .find(({ arrival }) => arrival !== null);
  if (found === undefined) return null;
  const codes = contactCodes(found).map(([, code]) => `the code ${code}`);
  return { search: found, words: [...contactSearchLines(found, unit), ...codes].join('; ') };
}
