import { currencyDigits } from '@portico/domain/money/currency';
import { emailIssues } from '@portico/domain/people/email';
import { useState } from 'react';
import { issuesInWords } from '../../shared/people/issues-at-fields.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { JudgedForm } from '../../ui/judged-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import { useDeskChange } from '../lib/desk-queries.ts';
import styles from './booking-invoices.module.css';
import { sumIn, typedSum, type Booking } from './booking-texts.ts';

const idOf = (field: string) => `invoice-${field}`;
const invoiceFields = ['number', 'to', 'email', 'what', 'sum'] as const;
type InvoiceField = (typeof invoiceFields)[number];

const labels: Readonly<Record<InvoiceField, string>> = {
  number: 'Number',
  to: 'Who is billed',
  email: 'Their e-mail address',
  what: 'What it is for',
  sum: 'How much, VAT included',
};

interface WriteInvoiceProps {
  readonly booking: Booking;
  /** What the booking owes on invoice and no invoice asks for. */
  readonly freeMinor: number;
  readonly countBefore: number;
  readonly onClose: () => void;
}

/** Bills what the booking owes on invoice, or a part of it. */
export function WriteInvoice({ booking, freeMinor, countBefore, onClose }: WriteInvoiceProps) {
  const { number: reservation, booker, company, currency } = booking;
  const sum = sumIn(booking);
  const [typed, setTyped] = useState<Readonly<Record<InvoiceField, string>>>({
    number: `${reservation}-${countBefore + 1}`,
    to: company ?? `${booker.firstName} ${booker.lastName}`.trim(),
    email: booker.email,
    what: `Reservation ${reservation}`,
    sum: sum(freeMinor),
  });
  const minor = typedSum(typed.sum, currencyDigits(currency));
  const { mutate, isPending, error } = useDeskChange('Invoices/Create');
  const form = useFormIssues(() => [
    ...(['number', 'to', 'what'] as const).flatMap((field) =>
      typed[field].trim() === '' ? [{ fieldId: idOf(field), message: `${labels[field]}: type it` }] : [],
    ),
    ...issuesInWords(emailIssues(typed.email, true), idOf),
    ...(minor === undefined ? [{ fieldId: idOf('sum'), message: 'Type how much' }] : []),
  ]);
  function send() {
    if (!form.check() || isPending || minor === undefined) return;
    const { number, to, email, what: text } = typed;
    const lines = [{ text, quantity: 1, unitMinor: minor, vatRate: null }];
    mutate({ number, description: text, lines, to, email, reservation }, { onSuccess: onClose });
  }
  return (
    <JudgedForm className={styles.write} form={form} onSend={send}>
      {error !== null && <Notice tone="negative" title={error.message} />}
      <ErrorSummary issues={form.issues} attempt={form.attempt} />
      <div>
        {invoiceFields.map((field) => (
          <Field
            key={field}
            id={idOf(field)}
            label={labels[field]}
            hint={field === 'sum' ? `Up to ${sum(freeMinor)}` : undefined}
            error={form.errors[idOf(field)]}
            required
          >
            <TextInput
              autoComplete="off"
              inputMode={field === 'sum' ? 'decimal' : field === 'email' ? 'email' : 'text'}
              value={typed[field]}
              onChange={({ target }) => {
                form.changed(idOf(field));
                setTyped({ ...typed, [field]: target.value });
              }}
            />
          </Field>
        ))}
      </div>
      <p className={styles.acts}>
        <Button type="submit" busy={isPending}>
          {minor === undefined ? 'Write the invoice' : `Write an invoice of ${sum(minor)}`}
        </Button>
        <TextButton onClick={onClose}>Leave it</TextButton>
      </p>
    </JudgedForm>
  );
}
