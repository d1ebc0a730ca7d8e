import { bedKinds } from '@portico/domain/occupancy/bed-kind';
import { valueAt } from '../form/at-path.ts';
import {
  ChoiceField,
  LinesField,
  NumberField,
  StepField,
  TextField,
  TickField,
  TicksField,
} from '../form/fields.tsx';
import { ListField, nextId } from '../form/list-field.tsx';
import { usePartForm } from '../form/part-form.ts';
import { PicturesField } from '../form/pictures-field.tsx';
import { Pair, PartSection } from './part-section.tsx';
import { RowsField } from './rows-field.tsx';
import { usePartOptions } from './use-part-options.ts';

const bedNames = {
  Double: 'Double bed',
  Twin: 'Two single beds',
  Single: 'Single bed',
  Bunk: 'Bunk beds',
  Sofa: 'Sofa bed',
};

/** A room type: words, pictures, who fits, what is in it. */
export function RoomTypeFields() {
  const locations = usePartOptions('locations');
  const rooms = usePartOptions('roomTypes');
  const { value } = usePartForm();
  const others = rooms.filter((room) => room.value !== valueAt(value, 'id'));
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
          <NumberField
            path="occupancy.childMaximum"
            label="Most children"
            hint="Infants too. Empty: no limit."
          />
          <NumberField path="occupancy.minimum" label="Least guests" hint="Empty: no limit." />
          <NumberField path="size" label="Size" end="m²" />
          <TextField path="view" label="View" hint="One or two words: “Harbour”" optional />
          <TextField path="floor" label="Where in the building" optional />
          <TextField path="bathroom" label="Bathroom" optional />
          {locations.length > 0 && (
            <ChoiceField path="locationId" label="Building" options={locations} none="Not said" />
          )}
        </Pair>
        <ListField
          path="configurations"
          label="Ways to make up the beds"
          one="way"
          most={12}
          start={(entries) => ({ id: nextId(entries), name: '' })}
        >
          {(path) => <TextField path={`${path}.name`} label="Beds" hint="“Two singles”" />}
        </ListField>
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
        <ListField
          path="notHere"
          label="What guests may expect and will not find"
          one="thing"
          most={12}
          start={() => ({ name: '' })}
        >
          {(path) => (
            <Pair>
              <TextField path={`${path}.name`} label="What" hint="“A lift”" />
              <ChoiceField
                path={`${path}.roomType`}
                label="A room that has it"
                options={others}
                none="None has it"
              />
            </Pair>
          )}
        </ListField>
      </PartSection>
      <PartSection title="Getting in" how="Measured: what a guest with a wheelchair or a pram has to know.">
        <TickField path="access.isStepFree" label="No step from the street to the bed and the bathroom" />
        <Pair>
          <NumberField path="access.steps" label="Steps up to its door" />
          <NumberField path="access.doorWidth" label="Its narrowest door, clear" end="cm" />
        </Pair>
        <LinesField
          path="access.notes"
          label="Further facts"
          hint="One a line, up to six: “A handrail on the left”."
        />
      </PartSection>
      <PartSection title="Rules and upgrades">
        <RowsField
          path="terms"
          label="Rules of this room beyond its rates"
          one="rule"
          most={12}
          hint="“Smoking”, “On the balcony only”."
        />
        <TicksField path="upgradesTo" label="Better rooms, offered for the difference" options={others} />
      </PartSection>
    </>
  );
}
