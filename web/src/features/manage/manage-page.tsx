import { guestPaths } from '@portico/contract/paths';
import { lookupMissingTexts } from '@portico/contract/texts/manage-texts';
import { unbroken } from '@portico/contract/texts/unbroken';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { limitNews } from '../../lib/api-error.ts';
import { usePageFocus } from '../../lib/page-focus.ts';
import { keepLookup, readLookup, type Lookup } from '../../shared/booked/lookup-session.ts';
import { ContactLinks } from '../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { SubmitProgress } from '../../shared/submitting/submit-progress.tsx';
import { formProgress } from '../../shared/submitting/submit-texts.ts';
import { useSubmit } from '../../shared/submitting/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { FocusedAlert } from '../../ui/focused-alert.tsx';
import { JudgedForm } from '../../ui/judged-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { HotelBeside } from '../../shared/hotel/hotel-beside.tsx';
import { ShortPage } from '../../ui/short-page.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import styles from './manage-page.module.css';
import { messageOf } from './message-along.ts';
import { searchBooking } from '../../shared/booked/search-booking.ts';
import { useTakeBooking } from './opened/use-managed.ts';

const fields = ['reservationNumber', 'guestName'] as const;

/** The lookup as typed, why the last one found nothing, and the next one. What was typed stays in the tab. */
function useLookup() {
  const hotel = useHotel();
  const navigate = useNavigate();
  const takeBooking = useTakeBooking();
  // Its query names the requested step of the booking.
  const { state: along, search: wanted } = useLocation();
  const sentAlong = messageOf(along);
  const [typed, setTyped] = useState(() => readLookup(hotel.code));
  const [message, setMessage] = useState(sentAlong);
  const form = useFormIssues(() =>
    fields
      .filter((fieldId) => typed[fieldId].trim() === '')
      .map((fieldId) => ({ fieldId, message: lookupMissingTexts[fieldId] })),
  );

  function change(part: Partial<Lookup>) {
    form.changed(...Object.keys(part));
    const changed = { ...typed, ...part };
    setTyped(changed);
    keepLookup(hotel.code, changed);
  }

  const { state, submit } = useSubmit({
    send(lookup: Lookup) {
      setMessage(null);
      return searchBooking(hotel, { ...lookup, hash: '' });
    },
    follow({ Reservation, Message }) {
      if (Reservation === null) return setMessage(Message);
      takeBooking(Reservation);
      void navigate({ pathname: guestPaths.openedReservation(hotel.code), search: wanted });
    },
    onFault: (error) => setMessage(limitNews(error, hotel.telephone) ?? error.message),
  });

  function search(): void {
    if (state === 'idle' && form.check()) submit(typed);
  }

  return { typed, form, message, state, change, search };
}

/** Looks up a booking by its number and a guest's name. */
export default function ManagePage() {
  const { property, unit } = useHotel();
  const { typed, form, message, state, change, search } = useLookup();
  usePageFocus(`Find your booking – ${property.PropertyName}`, 'manage');

  return (
    <ShortPage heading="Find your booking" beside={<HotelBeside />}>
      <p className="lead muted">
        See what you have booked, change it or cancel it. The link in our mails opens it at once.
      </p>
      <FocusedAlert news={message}>
        <Notice tone="negative" title={message && unbroken(message)} live="off" />
      </FocusedAlert>
      <JudgedForm className={styles.form} form={form} onSend={search}>
        <ErrorSummary attempt={form.attempt} issues={form.issues} />
        <Field
          id="reservationNumber"
          label="Reservation number"
          hint="Ten letters and digits, at the top of your confirmation and of every mail about this booking."
          error={form.errors['reservationNumber']}
          required
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={typed.reservationNumber}
            onChange={({ target }) => change({ reservationNumber: target.value })}
          />
        </Field>
        <Field
          id="guestName"
          label="Guest name"
          hint={`The surname of the person who booked, or of the lead guest of a ${unit.singular}.`}
          error={form.errors['guestName']}
          required
        >
          <TextInput
            autoComplete="family-name"
            maxLength={160}
            value={typed.guestName}
            onChange={({ target }) => change({ guestName: target.value })}
          />
        </Field>
        <p className={styles.send}>
          <Button type="submit" busy={state !== 'idle'}>
            Find my booking
          </Button>
        </p>
        <SubmitProgress state={state} words={formProgress('lookup')} />
      </JudgedForm>
      <p className="small muted">
        No number at hand? Ask us: <ContactLinks />
      </p>
    </ShortPage>
  );
}
