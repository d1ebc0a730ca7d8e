import { TextField } from '../form/fields.tsx';
import { PartSection } from './part-section.tsx';

/** What guests agree to. */
export function TermsFields() {
  return (
    <PartSection
      title="What guests agree to"
      how="Addresses of your own pages, beside the box that every guest ticks."
    >
      <TextField path="termsAndConditionsUrl" label="Terms and conditions" />
      <TextField path="privacyPolicyUrl" label="Privacy policy" />
    </PartSection>
  );
}
