import { waysInFile } from '@portico/contract/providers/provider-ways';
import { NumberField, TextField, TickField, TicksField } from '../form/fields.tsx';
import { ListField, nextId } from '../form/list-field.tsx';
import { PresentField } from '../form/present-field.tsx';
import { deskHotel } from '../../lib/desk-document.ts';
import { ExchangeRatesField } from './exchange-rates-field.tsx';
import { Pair, PartSection } from './part-section.tsx';

const ways = [
  { value: 'PayByCard', name: 'A card is charged what is due' },
  { value: 'StoreCard', name: 'A card is stored where nothing is due' },
  ...waysInFile.map((value) => ({ value, name: `${value.replace(/^PayBy/, '')}, and no card here` })),
];

/** How guests pay, and the taxes in a price. */
export function PaymentFields() {
  const { currency } = deskHotel();
  return (
    <>
      <PartSection title="How guests pay">
        <TicksField path="paymentTypes" label="With a card" options={ways} />
        <ListField
          path="creditCards"
          label="Cards that are taken"
          one="card"
          most={20}
          start={(entries) => ({ id: nextId(entries), name: '' })}
        >
          {(path) => (
            <TextField path={`${path}.name`} label="Card" hint="Visa, Mastercard, American Express" />
          )}
        </ListField>
      </PartSection>
      <PartSection title="VAT">
        <NumberField
          path="standardVatRate"
          label="Standard rate"
          hint="For bookings made from its publishing on."
          end="%"
        />
      </PartSection>
      <PartSection title="City tax" how="In each price, and on a line of its own.">
        <PresentField
          path="cityTax"
          label="The town taxes each night"
          start={{ name: 'City tax', adult: 0, child: 0, infant: 0, paidAtHotel: false }}
        >
          <TextField path="cityTax.name" label="What guests read" />
          <Pair>
            <NumberField path="cityTax.adult" label="An adult, a night" end={currency} />
            <NumberField path="cityTax.child" label="A child, a night" end={currency} />
            <NumberField path="cityTax.infant" label="An infant, a night" end={currency} />
            <NumberField path="cityTax.mostNights" label="Nights that are taxed" hint="Empty: all." />
          </Pair>
          <TickField path="cityTax.paidAtHotel" label="It is always paid at the hotel" />
        </PresentField>
      </PartSection>
      <PartSection title="Other currencies" how="Shown beside your prices, never charged.">
        <ExchangeRatesField />
      </PartSection>
    </>
  );
}
