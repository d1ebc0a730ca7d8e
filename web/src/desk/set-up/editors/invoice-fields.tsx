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
        <TickField
          path="includeExtrasInPaymentPolicy"
          label="Extras are charged with the room; otherwise they are paid at the hotel"
        />
      </PartSection>
      <PartSection title="On an invoice">
        <TickField path="enableUserChoiceOfPaymentMethod" label="Guests who may choose can have an invoice" />
        <TickField path="anyoneMayChoosePaymentMethod" label="All guests may choose" />
        <TickField path="accountsMayChoosePaymentMethod" label="All guests with an account may choose" />
      </PartSection>
      <PartSection title="On a company’s invoice">
        <TickField
          path="enablePayByCompanyInvoice"
          label="Rates that allow it can be paid by a company that opted in"
        />
        <PresentField path="poNumber" label="Companies give a PO number" start={{ hint: '' }}>
          <TextField path="poNumber.hint" label="Under the field" hint="“PO- and six digits”" />
          <TextField
            path="poNumber.pattern"
            label="Pattern of the whole number"
            hint={String.raw`A regular expression: ^PO-\d{6}$`}
            optional
          />
        </PresentField>
      </PartSection>
      <PartSection title="What reception may do">
        <NumberField
          path="receptionRefundLimit"
          label="Reception gives back at once, at most"
          end={currency}
        />
        <NumberField
          path="receptionVoucherLimit"
          label="Reception issues gift vouchers of, at most"
          end={currency}
        />
      </PartSection>
    </>
  );
}
