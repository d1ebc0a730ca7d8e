import { NumberField, TextField, TickField } from '../form/fields.tsx';
import { PresentField } from '../form/present-field.tsx';
import { deskHotel } from '../../lib/desk-document.ts';
import { PartSection } from './part-section.tsx';

/** Who pays by invoice, what is due at booking, and what reception may give back. */
export function InvoiceFields() {
  const { currency } = deskHotel();
  return (
    <>
      <PartSection title="What is due when somebody books">
        <TickField path="includeExtrasInPaymentPolicy" />
      </PartSection>
      <PartSection title="On an invoice">
        <TickField path="enableUserChoiceOfPaymentMethod" />
        <TickField path="anyoneMayChoosePaymentMethod" />
        <TickField path="accountsMayChoosePaymentMethod" />
      </PartSection>
      <PartSection title="On a company’s invoice">
        <TickField path="enablePayByCompanyInvoice" />
        <PresentField path="poNumber" start={{ hint: '' }}>
          <TextField path="poNumber.hint" hint="“PO- and six digits”" />
          <TextField path="poNumber.pattern" hint={String.raw`A regular expression: ^PO-\d{6}$`} optional />
        </PresentField>
      </PartSection>
      <PartSection title="What reception may do">
        <NumberField path="receptionRefundLimit" end={currency} />
        <NumberField path="receptionVoucherLimit" end={currency} />
      </PartSection>
    </>
  );
}
