import { MAX_PO_NUMBER_LENGTH } from '@portico/domain/payment/company-invoice';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { BookerDraft } from '../stay/booking.ts';
import { CompanyField } from '../people/company-field.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import { invoiceFieldId } from './invoice-field-id.ts';

/** The details of a company invoice, as typed. */
export type TypedInvoice = Pick<BookerDraft, 'company' | 'companyText' | 'companyCode' | 'poNumber'>;

interface InvoiceFieldsProps {
  readonly typed: TypedInvoice;
  /** By control id. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<TypedInvoice>) => void;
}

/** The invoiced company, its code when required, and its purchase order number. */
export function InvoiceFields({ typed, errors, onChange }: InvoiceFieldsProps) {
  const { PONumberHint } = useHotel().config;
  const company = invoiceFieldId('accountId');
  const companyCode = invoiceFieldId('companyCode');
  const poNumber = invoiceFieldId('poNumber');
  return (
    <>
      <CompanyField
        id={company}
        text={typed.companyText}
        company={typed.company}
        error={errors[company]}
        onChange={(companyText, chosen) => onChange({ companyText, company: chosen, companyCode: '' })}
      />
      {typed.company?.asksCode === true && (
        <Field
          id={companyCode}
          label="Company code"
          hint={`${typed.company.name} gives it to those who book for it.`}
          error={errors[companyCode]}
          required
          width="mid"
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={50}
            value={typed.companyCode ?? ''}
            onChange={(event) => onChange({ companyCode: event.target.value })}
          />
        </Field>
      )}
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
