import { TextField } from '../form/fields.tsx';
import { Pair, PartSection } from './part-section.tsx';

/** What guests agree to. */
export function TermsFields() {
  return (
    <>
      <PartSection
        title="What guests agree to"
        how="Addresses of your own pages, beside the box that every guest ticks."
      >
        <TextField path="termsAndConditionsUrl" />
        <TextField path="privacyPolicyUrl" />
      </PartSection>
      <PartSection title="Counting visits" how="Only of guests who agree. With neither they are not asked.">
        <Pair>
          <TextField path="googleTagManagerContainerId" hint="GTM- and letters or digits." optional />
          <TextField path="facebookPixelId" hint="Digits only." optional />
        </Pair>
      </PartSection>
    </>
  );
}
