import type { WireRestaurant, WireTableTime } from '@portico/contract/calls/restaurant-booking';
import { guestPaths } from '@portico/contract/paths';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { numberText, partyInWords, cancelBeforeText } from '@portico/contract/texts/table-texts';
import { QUARTER_MINUTES, quarterOf, timeOfQuarter } from '@portico/domain/tables/quarter';
import type { ReactNode } from 'react';
import { usePageFocus } from '../../lib/page-focus.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { EmailField } from '../../shared/people/email-field.tsx';
import { PhoneField } from '../../shared/people/phone-field.tsx';
import { SubmitProgress } from '../../shared/submitting/submit-progress.tsx';
import { formProgress } from '../../shared/submitting/submit-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FieldRow } from '../../ui/field-row.tsx';
import { Field } from '../../ui/field.tsx';
import { JudgedForm } from '../../ui/judged-form.tsx';
import { KeyFob } from '../../ui/key-fob.tsx';
import { Ledger, LedgerLine } from '../../ui/ledger.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Part } from '../../ui/part.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { TableDraft } from './table-draft.ts';
import styles from './table-page.module.css';
import { TimePart } from './time-part.tsx';
import { useTableForm, type BookedHere, tableFieldId } from './use-table-form.ts';
import { WhenPart } from './when-part.tsx';

const MOST_MAILED_CHANGES = 2_000;

interface ReachPartProps {
  table: ReturnType<typeof useTableForm>;
  /** The button, and its result. */
  children: ReactNode;
}

/** How the restaurant reaches the guest, and special requests. */
function ReachPart({ table, children }: ReachPartProps) {
  const { draft, form, choose } = table;
  return (
    <Part numeral={3} title="How to reach you">
      <FieldRow columns={2}>
        <EmailField
          id={tableFieldId('email')}
          label="E-mail"
          hint="For your reference, and the link to cancel"
          value={draft.email}
          error={form.errors[tableFieldId('email')]}
          onChange={(email) => choose({ email })}
        />
        <PhoneField
          id={tableFieldId('phone')}
          label="Contact number"
          why="If something comes up."
          value={draft.phone}
          error={form.errors[tableFieldId('phone')]}
          onChange={(phone) => choose({ phone })}
        />
      </FieldRow>
      <Field
        id={tableFieldId('requests')}
        label="Special requests"
        hint="A high chair, a birthday, no shellfish."
        error={form.errors[tableFieldId('requests')]}
      >
        <TextArea
          rows={4}
          maxLength={MOST_MAILED_CHANGES}
          value={draft.requests}
          onChange={({ target }) => choose({ requests: target.value })}
        />
      </Field>
      {children}
    </Part>
  );
}

interface TableFormProps {
  restaurants: readonly [WireRestaurant, ...WireRestaurant[]];
}

/** Date and party, then a time, then the contact details. */
export function TableForm({ restaurants }: TableFormProps) {
  const { name } = useHotel();
  const table = useTableForm(restaurants);
  const { draft, time, form, state, failure, booked, book } = table;
  const restaurant = table.restaurant ?? restaurants[0];
  usePageFocus(`Book a table – ${name}`, 'table');
  if (booked !== null) return <TableBooked booked={booked} />;
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <div className="split">
        <div>
          <h1 className="h1-working">Book a table</h1>
          <p className={`lead muted ${styles.lead}`}>{restaurant.Description}</p>
          <JudgedForm className={styles.form} form={form} onSend={book}>
            <ErrorSummary issues={form.issues} attempt={form.attempt} />
            <WhenPart table={table} restaurant={restaurant} restaurants={restaurants} />
            <TimePart table={table} />
            <ReachPart table={table}>
              {failure !== null && (
                <Notice tone="negative" title={failure.message}>
                  {failure.advice}
                </Notice>
              )}
              <p className={styles.send}>
                <Button type="submit" busy={state !== 'idle'}>
                  {time === null ? 'Book a table' : `Book ${time.Time} for ${numberText(draft.party ?? 0)}`}
                </Button>
              </p>
              <SubmitProgress state={state} words={formProgress('table')} />
            </ReachPart>
          </JudgedForm>
        </div>
        <YourTable draft={draft} restaurant={restaurant} time={time} />
      </div>
    </main>
  );
}

/** The reference first, then where the mail goes, and further links. */
function TableBooked({ booked }: { booked: BookedHere }) {
  const { code, name, property } = useHotel();
  const { reference, draft, restaurant, time, stay } = booked;
  usePageFocus(`Table booked, ${reference} – ${name}`, 'table-booked');
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <div className="split">
        <div>
          <h1 className="h1-working">Your table is booked</h1>
          <p className={`lead ${styles.lead}`}>
            {partyInWords(draft.party ?? 0)} at {restaurant.Name}, {shortDateText(draft.date)}
            {time !== null && ` at ${time.Time}`}. We have sent an e-mail to <b>{draft.email}</b>, with a link
            to cancel.
          </p>
          <div className={styles.booked}>
            <KeyFob label="Your table’s reference" number={reference} />
            <p className="actions">
              {stay !== null && (
                <TextLink href={guestPaths.confirmation(code, stay.confirmationToken)}>
                  Back to your booking
                </TextLink>
              )}
              <TextLink href={guestPaths.table(code)}>Book another table</TextLink>
              <TextLink href={property.WebsiteUrl}>Back to the hotel website</TextLink>
            </p>
          </div>
        </div>
        <YourTable draft={draft} restaurant={restaurant} time={time} />
      </div>
    </main>
  );
}

interface YourTableProps {
  draft: Pick<TableDraft, 'date' | 'party' | 'promotionId'>;
  restaurant: WireRestaurant;
  time: WireTableTime | null;
}

/** The table so far, beside the form. */
function YourTable({ draft, restaurant, time }: YourTableProps) {
  const { Image } = restaurant;
  const menu = time?.Promotions.find(({ Id }) => Id === draft.promotionId);
  return (
    <aside className={styles.aside}>
      {Image !== null && <Picture image={Image} />}
      <h2 className="h3">Your table</h2>
      <Ledger>
        <LedgerLine label={shortDateText(draft.date)} value={time?.Time ?? 'no time yet'} />
        {draft.party !== null && <LedgerLine label={partyInWords(draft.party)} value={restaurant.Name} />}
        {time !== null && <LedgerLine label="Until" value={untilOf(time)} />}
        {menu !== undefined && <LedgerLine label="Menu" value={menu.Name} />}
      </Ledger>
      <p className={`small muted ${styles.note}`}>
        Nothing to pay now.
        {time !== null &&
          ` If plans change, cancel by the link in our mail ${cancelBeforeText({ date: time.CancelBefore.Date, at: time.CancelBefore.At }, draft.date)}.`}
      </p>
    </aside>
  );
}

function untilOf({ Time, TurnMinutes }: WireTableTime): string {
  return timeOfQuarter(quarterOf(Time) + TurnMinutes / QUARTER_MINUTES);
}
