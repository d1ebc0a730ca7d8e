import { NumberField, TextField } from '../form/fields.tsx';
import { OnlyWithFields } from './only-with-fields.tsx';
import { Pair, PartSection } from './part-section.tsx';

/** A promotion code: what it takes off, and when. */
export function PromotionFields() {
  return (
    <>
      <PartSection title="The code">
        <Pair>
          <TextField path="code" hint="What guests type; large and small letters are the same." />
          <NumberField path="percentOff" hint="0 only shows a rate that is hidden." end="%" />
        </Pair>
        <TextField path="name" hint="Shown with the price." />
        <NumberField path="most" hint="Empty: no limit." />
      </PartSection>
      <PartSection title="When" how="An empty field is no limit.">
        <Pair>
          <TextField path="firstNight" type="date" optional />
          <TextField path="lastNight" type="date" optional />
          <TextField path="bookFrom" type="date" optional />
          <TextField path="bookUntil" type="date" optional />
          <NumberField path="minNights" />
          <NumberField path="maxNights" />
        </Pair>
      </PartSection>
      <PartSection title="With what it goes">
        <OnlyWithFields />
      </PartSection>
    </>
  );
}
