import { ChoiceField, NumberField, TextField, TickField } from '../form/fields.tsx';
import { ListField } from '../form/list-field.tsx';
import { PictureField } from '../form/picture-field.tsx';
import { PresentField } from '../form/present-field.tsx';
import { Pair, PartSection } from './part-section.tsx';
import { RowsField } from './rows-field.tsx';

const signs = [
  { value: 'train', name: 'A train' },
  { value: 'car', name: 'A car' },
  { value: 'clock', name: 'A clock' },
];

/** The page with directions: its map, the ways to come, parking, and how to get in. */
export function WhereFields() {
  return (
    <PresentField path="where" start={{ labels: [], ways: [], access: [], hours: [] }}>
      <PartSection title="Words">
        <TextField path="where.intro" hint="One or two sentences." isLong optional />
        <TextField path="where.parking" hint="Where to leave a car, and what it costs." isLong optional />
        <RowsField path="where.hours" hint="“Reception”, “07:00 to 23:00”." />
      </PartSection>
      <PartSection title="Map" how="A drawing without names: names are added here, the most important first.">
        <PictureField path="where.map" optional />
        <ListField path="where.labels" most={12} start={() => ({ name: '', x: 50, y: 50, isHotel: false })}>
          {(path) => (
            <>
              <Pair>
                <TextField path={`${path}.name`} />
                <TextField path={`${path}.note`} hint="“9 minutes on foot”" optional />
                <NumberField path={`${path}.x`} end="%" />
                <NumberField path={`${path}.y`} end="%" />
              </Pair>
              <TickField path={`${path}.isHotel`} />
            </>
          )}
        </ListField>
      </PartSection>
      <PartSection title="Ways to come">
        <ListField path="where.ways" most={8} start={() => ({ title: '', text: '' })}>
          {(path) => (
            <>
              <Pair>
                <TextField path={`${path}.title`} hint="“By train”" />
                <ChoiceField path={`${path}.sign`} options={signs} none="A pin" />
              </Pair>
              <TextField path={`${path}.text`} isLong />
            </>
          )}
        </ListField>
      </PartSection>
      <PartSection title="Getting in and about" how="Measured, for the whole house.">
        <RowsField path="where.access" hint="“Front door”, “84 cm”." />
        <TextField path="where.accessNote" isLong optional />
      </PartSection>
    </PresentField>
  );
}
