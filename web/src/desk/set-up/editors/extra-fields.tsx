import { ChoiceField, NumberField, TextField, TickField } from '../form/fields.tsx';
import { ListField } from '../form/list-field.tsx';
import { PictureField } from '../form/picture-field.tsx';
import { OnlyWithFields } from './only-with-fields.tsx';
import { Pair, PartSection } from './part-section.tsx';
import { UnitsField } from './units-field.tsx';
import { deskHotel } from '../../lib/desk-document.ts';

const charged = [
  { value: 'PerStay', name: 'Once for the stay' },
  { value: 'PerDay', name: 'Each night' },
  { value: 'PerQuantity', name: 'Each one taken' },
];

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
        <TextField path="name" label="Name" />
        <TextField path="description" label="What guests read" isLong />
        <TextField path="code" label="Code" hint="For your own lists: up to 30 letters, digits or hyphens." />
        <PictureField path="image" label="Its picture" optional />
      </PartSection>
      <PartSection title="Price" how="Its price is the sum of its parts.">
        <ListField path="articles" label="Parts" one="part" most={20} start={() => ({ name: '', price: 0 })}>
          {(path) => (
            <Pair>
              <TextField path={`${path}.name`} label="Part" />
              <NumberField path={`${path}.price`} label="Price" end={currency} />
            </Pair>
          )}
        </ListField>
        <Pair>
          <ChoiceField path="chargeType" label="Charged" options={charged} />
          <NumberField
            path="maximumQuantity"
            label="Most in a room"
            hint="Above 1 only where it is charged for each one taken."
          />
          <NumberField path="vatRate" label="VAT" hint="Empty: the standard rate." end="%" />
        </Pair>
        <TickField path="chargePerPerson" label="For each adult and child" />
        <ChoiceField
          path="bed"
          label="A further bed"
          hint="Offered where it fits; charged each night."
          options={beds}
          none="It is none"
        />
      </PartSection>
      <UnitsField />
      <PartSection title="With what it goes">
        <OnlyWithFields />
        <TickField path="isBreakfast" label="It is breakfast: rates without breakfast are compared with it" />
        <TickField path="asksChildAges" label="Guests who take it give the ages of their children" />
        <TickField path="allowEditOnBookingEngine" label="Guests can change it once it is booked" />
      </PartSection>
    </>
  );
}
