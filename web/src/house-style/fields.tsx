import { useState } from 'react';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Combobox } from '../ui/combobox.tsx';
import { FieldOffer } from '../ui/field-offer.tsx';
import { FieldRow } from '../ui/field-row.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { Shown } from './shown.tsx';

export function Fields() {
  return (
    <Shown title="Fields" note="Label, hint, error, control, offer: always in this order.">
      <div>
        <FieldRow columns={2}>
          <Field label="First name" required>
            <TextInput defaultValue="Marian" />
          </Field>
          <Field label="E-mail" error="A valid email address is required" required>
            <TextInput defaultValue="marian.pell@" />
          </Field>
        </FieldRow>
        <FieldRow columns={2}>
          <Field label="Phone" hint="Only for the day you arrive.">
            <TextInput defaultValue="+44 7700 900123" />
          </Field>
          <Field label="Country" optional>
            <Select defaultValue="GB">
              <option value="GB">United Kingdom</option>
              <option value="IE">Ireland</option>
            </Select>
          </Field>
        </FieldRow>
        <FieldRow columns={3} pairedOnPhone>
          <Field label="Month" width="short" error="An expiry month is required">
            <Select>
              <option>Month</option>
            </Select>
          </Field>
          <Field label="Year" width="short">
            <TextInput disabled value="2029" readOnly />
          </Field>
          <Field label="Card" width="mid">
            <TextInput defaultValue="4242 4242 4242 4242" end={<BrandMark>Visa</BrandMark>} />
          </Field>
        </FieldRow>
        <Field
          label="Telephone"
          after={
            <FieldOffer>
              Did you mean <TextButton>+44 7700 900123</TextButton>?
            </FieldOffer>
          }
        >
          <TextInput defaultValue="07700 900123" />
        </Field>
        <Field label="Anything we should know?" hint="Not a card number." optional>
          <TextArea placeholder="A cot, an early breakfast" />
        </Field>
        <Field label="Message" error="A message is required">
          <TextArea />
        </Field>
        <Companies />
      </div>
    </Shown>
  );
}

const companies = [
  { id: 1, name: 'Marram Freight' },
  { id: 2, name: 'Marlow & Sons, Shipbrokers' },
];

function Companies() {
  const [text, setText] = useState('');
  const options = companies.filter(
    ({ name }) => text !== '' && name.toLowerCase().startsWith(text.toLowerCase()),
  );
  return (
    <Field label="Company" hint="Type “mar” to open the list.">
      <Combobox
        value={text}
        options={options}
        listLabel="Companies"
        onType={setText}
        onChoose={({ name }) => setText(name)}
      />
    </Field>
  );
}
