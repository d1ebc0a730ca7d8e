import type { DeskInvoice } from '@portico/contract/desk/calls/invoice-calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Ledger, LedgerLine, LedgerTotal } from '../../ui/ledger.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { deskQuery, useDeskChange } from '../lib/desk-queries.ts';
import { useMay } from '../lib/desk-session.ts';
import { DeskFault } from '../parts/desk-fault.tsx';
import { DeskSection } from '../parts/desk-section.tsx';
import { Line, Lines } from '../parts/lines.tsx';
import styles from './booking-invoices.module.css';
import { dayOf, sumIn, type Booking } from './booking-texts.ts';
import { WriteInvoice } from './write-invoice.tsx';

const MOST = 100;

/** The invoices of the booking; nothing where it has none and owes nothing on invoice. */
export function BookingInvoices({ booking }: { readonly booking: Booking }) {
  const { number, folio } = booking;
  const { data, error, refetch } = useQuery(
    deskQuery('Invoices/List', { reservation: number, after: null, limit: MOST }),
  );
  const mayWrite = useMay('Invoices/Create');
  const [isWriting, setIsWriting] = useState(false);
  if (data === undefined && error === null) return null;
  const invoices = data?.invoices ?? [];
  const onInvoiceMinor = folio.due.reduce(
    (all, { where, minor }) => (where === 'invoice' ? all + minor : all),
    0,
  );
  const freeMinor = invoices.reduce((left, { outstandingMinor }) => left - outstandingMinor, onInvoiceMinor);
  if (error === null && invoices.length === 0 && freeMinor <= 0) return null;
  return (
    <DeskSection
      title="Invoices"
      note={invoices.length > 0 ? String(invoices.length) : undefined}
      more={
        mayWrite &&
        data !== undefined &&
        freeMinor > 0 &&
        !isWriting && <TextButton onClick={() => setIsWriting(true)}>Write an invoice</TextButton>
      }
    >
      {error !== null && <DeskFault error={error} onAgain={() => void refetch()} />}
      {isWriting && (
        <WriteInvoice
          booking={booking}
          freeMinor={freeMinor}
          countBefore={invoices.length}
          onClose={() => setIsWriting(false)}
        />
      )}
      <Lines columns={styles.lines}>
        {invoices.map((invoice) => (
          <InvoiceLine key={invoice.number} invoice={invoice} />
        ))}
      </Lines>
    </DeskSection>
  );
}

function InvoiceLine({ invoice }: { readonly invoice: DeskInvoice }) {
  const { number, description, lines, to, email, createdAt, payments } = invoice;
  const sum = sumIn(invoice);
  const { grossMinor, vatMinor, paidMinor, outstandingMinor, cancelledAt } = invoice;
  const [isAsked, setIsAsked] = useState(false);
  const mayCancel = useMay('Invoices/Cancel') && cancelledAt === null && paidMinor === 0;
  const { mutate, isPending, error } = useDeskChange('Invoices/Cancel');
  return (
    <Line isPast={cancelledAt !== null}>
      <details>
        <summary>
          <span className={styles.number}>{number}</span>
          <span>{standText(invoice)}</span>
        </summary>
        <div className={styles.inside}>
          <p>
            {description}
            <br />
            <span className="muted">
              To {to}, {email}, {dayOf(createdAt)}
            </span>
          </p>
          <Ledger>
            {lines.map(({ text, quantity, unitMinor, vatRate }, index) => (
              <LedgerLine
                key={index}
                label={`${quantity === 1 ? text : `${quantity} × ${text}`}${vatRate === null ? '' : `, VAT ${vatRate} %`}`}
                value={sum(quantity * unitMinor)}
              />
            ))}
            <LedgerTotal label="Total" value={sum(grossMinor)} />
            <LedgerLine kind="note" label={`VAT in it: ${sum(vatMinor)}. Paid: ${sum(paidMinor)}.`} />
          </Ledger>
          {payments.length > 0 && outstandingMinor > 0 && (
            <p className="muted">{payments.length === 1 ? 'A link asks' : 'Links ask'} for it.</p>
          )}
          {error !== null && <Notice tone="negative" title={error.message} />}
          {mayCancel && !isAsked && (
            <p>
              <TextButton onClick={() => setIsAsked(true)}>
                Cancel the invoice <span className="vh">{number}</span>
              </TextButton>
            </p>
          )}
          {mayCancel && isAsked && (
            <>
              <p>Its links ask for nothing then. The number {number} stays taken.</p>
              <p className={styles.acts}>
                <Button variant="danger" size="small" busy={isPending} onClick={() => mutate({ number })}>
                  Cancel the invoice of {sum(grossMinor)}
                </Button>
                <TextButton onClick={() => setIsAsked(false)}>Leave it</TextButton>
              </p>
            </>
          )}
        </div>
      </details>
    </Line>
  );
}

function standText(invoice: DeskInvoice): string {
  const { grossMinor, outstandingMinor, cancelledAt } = invoice;
  const sum = sumIn(invoice);
  if (cancelledAt !== null) return `${sum(grossMinor)}, cancelled`;
  if (outstandingMinor === 0) return `${sum(grossMinor)}, paid`;
  return outstandingMinor === grossMinor
    ? `${sum(grossMinor)} to pay`
    : `${sum(outstandingMinor)} of ${sum(grossMinor)} to pay`;
}
