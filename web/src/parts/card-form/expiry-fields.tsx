import { FieldError } from '../../ui/field-error.tsx';
import { FieldRow } from '../../ui/field-row.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import type { CardDetails } from '@portico/domain/payment/card';
import { cardFieldId } from './card-field-id.ts';
import type { FieldErrors } from './card-field-id.ts';
import styles from './card-fields.module.css';

interface ExpiryFieldsProps {
  readonly card: CardDetails;
  readonly errors: FieldErrors;
  readonly onChange: (part: Partial<CardDetails>) => void;
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);
const yearsOffered = 15;

/** Expiry and security code on one line, in the order they stand on the card. */
export function ExpiryFields({ card, errors, onChange }: ExpiryFieldsProps) {
  const thisYear = Number(useHotel().today.slice(0, 4));
  const years = Array.from({ length: yearsOffered }, (_, index) => thisYear + index);
  const id = cardFieldId('expiry');
  const error = errors[id];
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div className={styles.expiry}>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      <FieldRow columns={3} pairedOnPhone>
        <Field id={id} label="Expiry month" errorId={errorId} required>
          <Select
            autoComplete="cc-exp-month"
            value={card.expiryMonth}
            onChange={(event) => onChange({ expiryMonth: Number(event.target.value) })}
          >
            <option value={0}>Month</option>
            {months.map((month) => (
              <option key={month} value={month}>
                {String(month).padStart(2, '0')}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Expiry year" errorId={errorId} required>
          <Select
            autoComplete="cc-exp-year"
            value={card.expiryYear}
            onChange={(event) => onChange({ expiryYear: Number(event.target.value) })}
          >
            <option value={0}>Year</option>
            {years.map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          id={cardFieldId('securityCode')}
          label="Security code"
          error={errors[cardFieldId('securityCode')]}
          required
        >
          <TextInput
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={4}
            value={card.securityCode}
            onChange={(event) => onChange({ securityCode: event.target.value })}
          />
        </Field>
      </FieldRow>
    </div>
  );
}
