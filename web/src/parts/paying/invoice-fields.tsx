import { MAX_PO_NUMBER_LENGTH } from '@portico/domain/payment/company-invoice';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { BookerDraft } from '../booking/booking.ts';
import { CompanyField } from '../companies/company-field.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import { invoiceFieldId } from './invoice-field-id.ts';

/** What a company invoice is made out by, as typed. */
export type TypedInvoice = Pick<BookerDraft, 'company' | 'companyText' | 'poNumber'>;

interface InvoiceFieldsProps {
  readonly typed: TypedInvoice;
  /** By the id of the control. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<TypedInvoice>) => void;
}

/** The company that is invoiced, and its number for the order. */
export function InvoiceFields({ typed, errors, onChange }: InvoiceFieldsProps) {
  const { PONumberHint } = useHotel().config;
  const company = invoiceFieldId('accountId');
  const poNumber = invoiceFieldId('poNumber');
  return (
    <>
      <CompanyField
        id={company}
        text={typed.companyText}
        company={typed.company}
        error={errors[company]}
        onChange={(companyText, chosen) => onChange({ companyText, company: chosen })}
      />
      <Field
        id={poNumber}
        label="PO number"
        hint={PONumberHint ?? 'Your company’s number for this order.'}
        error={errors[poNumber]}
        required
        width="mid"
      >
        <TextInput
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_PO_NUMBER_LENGTH}
          value={typed.poNumber}
          onChange={(event) => onChange({ poNumber: event.target.value })}
        />
      </Field>
    </>
  );
}
