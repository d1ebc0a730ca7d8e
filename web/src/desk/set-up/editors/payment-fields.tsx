import { wayNames } from '@portico/contract/desk/set-up/option-names';
import { NumberField, TextField, TickField, TicksField } from '../form/fields.tsx';
import { ListField, nextId } from '../form/list-field.tsx';
import { PresentField } from '../form/present-field.tsx';
import { deskHotel } from '../../lib/desk-document.ts';
import { ExchangeRatesField } from './exchange-rates-field.tsx';
import { Pair, PartSection } from './part-section.tsx';

const ways = Object.entries(wayNames).map(([value, name]) => ({ value, name }));

/** How guests pay, and the taxes in a price. */
export function PaymentFields() {
  const { currency } = deskHotel();
  return (
    <>
      <PartSection title="How guests pay">
        <TicksField path="paymentTypes" options={ways} />
        <ListField path="creditCards" most={20} start={(entries) => ({ id: nextId(entries), name: '' })}>
          {(path) => <TextField path={`${path}.name`} hint="Visa, Mastercard, American Express" />}
        </ListField>
      </PartSection>
      <PartSection title="VAT">
        <NumberField path="standardVatRate" hint="For bookings made from its publishing on." end="%" />
      </PartSection>
      <PartSection title="City tax" how="In each price, and on a line of its own.">
        <PresentField
          path="cityTax"
          start={{ name: 'City tax', adult: 0, child: 0, infant: 0, paidAtHotel: false }}
        >
          <TextField path="cityTax.name" />
          <Pair>
            <NumberField path="cityTax.adult" end={currency} />
            <NumberField path="cityTax.child" end={currency} />
            <NumberField path="cityTax.infant" end={currency} />
            <NumberField path="cityTax.mostNights" hint="Empty: all." />
          </Pair>
          <TickField path="cityTax.paidAtHotel" />
        </PresentField>
      </PartSection>
      <PartSection title="Other currencies" how="Shown beside your prices, never charged.">
        <ExchangeRatesField />
      </PartSection>
    </>
  );
}
