import { chargeNames } from '@portico/contract/desk/set-up/option-names';
import { keysOf } from '@portico/domain/record';
import { ChoiceField, NumberField, TextField, TickField } from '../form/fields.tsx';
import { ListField } from '../form/list-field.tsx';
import { PictureField } from '../form/picture-field.tsx';
import { OnlyWithFields } from './only-with-fields.tsx';
import { Pair, PartSection } from './part-section.tsx';
import { UnitsField } from './units-field.tsx';
import { deskHotel } from '../../lib/desk-document.ts';

const charged = keysOf(chargeNames).map((value) => ({ value, name: chargeNames[value] }));

const beds = [
  { value: 'cot', name: 'A cot' },
  { value: 'extraBed', name: 'An extra bed' },
];

/** An extra: what it is, what it costs, and with what it goes. */
export function ExtraFields() {
  const { currency } = deskHotel();
  return (
    <>
      <PartSection title="Words">
        <TextField path="name" />
        <TextField path="description" isLong />
        <TextField path="code" hint="For your own lists: up to 30 letters, digits or hyphens." />
        <PictureField path="image" optional />
      </PartSection>
      <PartSection title="Price" how="Its price is the sum of its parts.">
        <ListField path="articles" most={20} start={() => ({ name: '', price: 0 })}>
          {(path) => (
            <Pair>
              <TextField path={`${path}.name`} />
              <NumberField path={`${path}.price`} end={currency} />
            </Pair>
          )}
        </ListField>
        <Pair>
          <ChoiceField path="chargeType" options={charged} />
          <NumberField path="maximumQuantity" hint="Above 1 only where it is charged for each one taken." />
          <NumberField path="vatRate" hint="Empty: the standard rate." end="%" />
        </Pair>
        <TickField path="chargePerPerson" />
        <ChoiceField
          path="bed"
          hint="Offered where it fits; charged each night."
          options={beds}
          none="It is none"
        />
      </PartSection>
      <UnitsField />
      <PartSection title="With what it goes">
        <OnlyWithFields />
        <TickField path="isBreakfast" />
        <TickField path="asksChildAges" />
        <TickField path="allowEditOnBookingEngine" />
      </PartSection>
    </>
  );
}
