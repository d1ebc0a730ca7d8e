import { Ledger, LedgerLine, LedgerTotal } from '../../ui/ledger.tsx';
import { DeskSection } from '../parts/desk-section.tsx';
import { dateOf, dayOf, sumIn, wayText, type Booking, type Movement } from './booking-texts.ts';
import styles from './booking.module.css';

/** What the booking costs, and what was paid, given back and falls due: two ledgers that agree. */
export function BookingFolio({ booking }: { readonly booking: Booking }) {
  const { folio } = booking;
  const sum = sumIn(booking);
  return (
    <DeskSection title="Folio" note={`VAT in every price: ${sum(folio.vatMinor)}`}>
      <div className={styles.folio}>
        <Ledger>
          <LedgerLine kind="head" label="Charges" />
          {folio.charges.map(({ key, text, minor }) => (
            <LedgerLine
              key={`${key.room} ${key.extraId}`}
              label={booking.rooms.length > 1 ? `${text}, ${key.room} of ${booking.rooms.length}` : text}
              value={sum(minor)}
            />
          ))}
          <LedgerTotal label="Total" value={sum(folio.totalMinor)} />
        </Ledger>
        <Ledger>
          <LedgerLine kind="head" label="Paid and given back" />
          {folio.moved.length === 0 && <LedgerLine kind="note" label="Nothing yet" />}
          {folio.moved.map((moved, index) => (
            <LedgerLine
              key={index}
              kind={moved.kind === 'paid' ? 'positive' : 'plain'}
              label={movedText(moved)}
              value={movedSum(moved, sum)}
            />
          ))}
          {folio.due.length > 0 && <LedgerLine kind="head" label="Falls due" />}
          {folio.due.map(({ where, date, minor }) => (
            <LedgerLine key={`${where} ${date}`} label={dueText(where, date)} value={sum(minor)} />
          ))}
          <LedgerTotal
            label={folio.stillMinor < 0 ? 'To give back' : 'Still to pay'}
            value={sum(Math.abs(folio.stillMinor))}
          />
        </Ledger>
      </div>
    </DeskSection>
  );
}

function movedText(moved: Movement): string {
  const when = dayOf(moved.at);
  switch (moved.kind) {
    case 'paid':
      return `${when}, ${wayText(moved)}`;
    case 'given-back':
      return `${when}, given back: ${wayText(moved)}${refundText(moved.refund)}`;
    case 'declined':
      return `${when}, ${wayText(moved)}: not paid`;
    case 'under-way':
      return `${when}, ${wayText(moved)}: under way`;
  }
}

function refundText(refund: Movement['refund']): string {
  if (refund === 'refused') return ', refused: pay it yourselves';
  return refund === 'on-its-way' ? ', on its way' : '';
}

function movedSum({ kind, minor }: Movement, sum: (minor: number) => string): string {
  if (kind === 'paid') return `− ${sum(minor)}`;
  return kind === 'given-back' ? sum(minor) : `(${sum(minor)})`;
}

function dueText(where: 'card' | 'hotel' | 'invoice', date: string | null): string {
  if (where === 'invoice') return 'On invoice';
  return date === null ? 'At the hotel' : `${dateOf(date)}, by card`;
}
