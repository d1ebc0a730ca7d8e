import { TextField } from '../form/fields.tsx';
import { PartSection } from './part-section.tsx';

/** A building or a site of the hotel. */
export function LocationFields() {
  return (
    <PartSection title="The building" how="With two or more, guests choose one in their search.">
      <TextField path="name" />
    </PartSection>
  );
}
