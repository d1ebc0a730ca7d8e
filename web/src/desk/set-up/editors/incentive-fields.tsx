import { LinesField } from '../form/fields.tsx';
import { PartSection } from './part-section.tsx';

/** Why to book here and not elsewhere. */
export function IncentiveFields() {
  return (
    <PartSection title="Reasons to book direct" how="Beside the search, to those who look for a room.">
      <LinesField path="" hint="One a line, up to six." />
    </PartSection>
  );
}
