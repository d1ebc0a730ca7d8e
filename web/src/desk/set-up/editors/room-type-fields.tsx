import { bedKinds } from '@portico/domain/occupancy/bed-kind';
import { LinesField, NumberField, StepField, TextField, TickField, TicksField } from '../form/fields.tsx';
import { ListField } from '../form/list-field.tsx';
import { PicturesField } from '../form/pictures-field.tsx';
import { Pair, PartSection } from './part-section.tsx';

const bedNames = {
  Double: 'Double bed',
  Twin: 'Two single beds',
  Single: 'Single bed',
  Bunk: 'Bunk beds',
  Sofa: 'Sofa bed',
};

/** A room type: words, pictures, who fits, what is in it. */
export function RoomTypeFields() {
  return (
    <>
      <PartSection title="Words">
        <TextField path="name" label="Name" />
        <TextField
          path="description"
          label="In one line"
          hint="On the card, to 120 characters reads best."
          isLong
          most={120}
        />
        <TextField path="story" label="On its own page" isLong optional />
        <LinesField
          path="facts"
          label="Short facts"
          hint="One a line, up to six: the bed, the size, the view."
        />
      </PartSection>
      <PartSection
        title="Pictures"
        how="The first one is on the card. Say what can be seen, not “photo of”; it is read aloud to those who cannot see it."
      >
        <PicturesField path="images" most={12} />
      </PartSection>
      <PartSection title="Who fits">
        <Pair>
          <StepField path="occupancy.maximum" label="Most guests" min={1} max={50} />
          <StepField path="occupancy.adultMaximum" label="Of these, adults" min={1} max={50} />
          <StepField path="cots" label="Cots" min={0} max={4} />
          <StepField path="extraBeds" label="Extra beds" min={0} max={4} />
        </Pair>
        <TicksField
          path="beds"
          label="Beds"
          options={bedKinds.map((value) => ({ value, name: bedNames[value] }))}
        />
        <Pair>
          <TextField path="bed" label="Beds in words" hint="“King, or two singles”" optional />
          <NumberField path="size" label="Size" end="m²" />
          <TextField path="view" label="View" hint="One or two words: “Harbour”" optional />
          <TextField path="floor" label="Where in the building" optional />
          <TextField path="bathroom" label="Bathroom" optional />
        </Pair>
      </PartSection>
      <PartSection title="What is in it">
        <ListField
          path="facilities"
          label="In groups"
          one="group"
          most={12}
          start={() => ({ title: '', items: [] })}
        >
          {(path) => (
            <>
              <TextField path={`${path}.title`} label="Group" />
              <LinesField path={`${path}.items`} label="What is there" hint="One a line." />
            </>
          )}
        </ListField>
        <TickField path="dogsWelcome" label="Dogs may come" />
        <TickField path="access.isStepFree" label="No step from the street to the bed and the bathroom" />
      </PartSection>
    </>
  );
}
