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
        <TextField path="name" />
        <TextField path="description" hint="On the card, to 120 characters reads best." isLong most={120} />
        <TextField path="story" isLong optional />
        <LinesField path="facts" hint="One a line, up to six: the bed, the size, the view." />
      </PartSection>
      <PartSection
        title="Pictures"
        how="The first one is on the card. Say what can be seen, not “photo of”; it is read aloud to those who cannot see it."
      >
        <PicturesField path="images" most={12} />
      </PartSection>
      <PartSection title="Who fits">
        <Pair>
          <StepField path="occupancy.maximum" min={1} max={50} />
          <StepField path="occupancy.adultMaximum" min={1} max={50} />
          <StepField path="cots" min={0} max={4} />
          <StepField path="extraBeds" min={0} max={4} />
        </Pair>
        <TicksField path="beds" options={bedKinds.map((value) => ({ value, name: bedNames[value] }))} />
        <Pair>
          <TextField path="bed" hint="“King, or two singles”" optional />
          <NumberField path="occupancy.childMaximum" hint="Infants too. Empty: no limit." />
          <NumberField path="occupancy.minimum" hint="Empty: no limit." />
          <NumberField path="size" end="m²" />
          <TextField path="view" hint="One or two words: “Harbour”" optional />
          <TextField path="floor" optional />
          <TextField path="bathroom" optional />
          {locations.length > 0 && <ChoiceField path="locationId" options={locations} none="Not said" />}
        </Pair>
        <ListField path="configurations" most={12} start={(entries) => ({ id: nextId(entries), name: '' })}>
          {(path) => <TextField path={`${path}.name`} hint="“Two singles”" />}
        </ListField>
      </PartSection>
      <PartSection title="What is in it">
        <ListField path="facilities" most={12} start={() => ({ title: '', items: [] })}>
          {(path) => (
            <>
              <TextField path={`${path}.title`} />
              <LinesField path={`${path}.items`} hint="One a line." />
            </>
          )}
        </ListField>
        <TickField path="dogsWelcome" />
        <ListField path="notHere" most={12} start={() => ({ name: '' })}>
          {(path) => (
            <Pair>
              <TextField path={`${path}.name`} hint="“A lift”" />
              <ChoiceField path={`${path}.roomType`} options={others} none="None has it" />
            </Pair>
          )}
        </ListField>
      </PartSection>
      <PartSection title="Getting in" how="Measured: what a guest with a wheelchair or a pram has to know.">
        <TickField path="access.isStepFree" />
        <Pair>
          <NumberField path="access.steps" />
          <NumberField path="access.doorWidth" end="cm" />
        </Pair>
        <LinesField path="access.notes" hint="One a line, up to six: “A handrail on the left”." />
      </PartSection>
      <PartSection title="Rules and upgrades">
        <RowsField path="terms" most={12} hint="“Smoking”, “On the balcony only”." />
        <TicksField path="upgradesTo" options={others} />
      </PartSection>
    </>
  );
}
