import { NumberField, TextField } from '../form/fields.tsx';
import { OnlyWithFields } from './only-with-fields.tsx';
import { Pair, PartSection } from './part-section.tsx';

/** A promotion code: what it takes off, and when. */
export function PromotionFields() {
  return (
    <>
      <PartSection title="The code">
        <Pair>
          <TextField
            path="code"
            label="Code"
            hint="What guests type; large and small letters are the same."
          />
          <NumberField
            path="percentOff"
            label="Off each night"
            hint="0 only shows a rate that is hidden."
            end="%"
          />
        </Pair>
        <TextField path="name" label="Name" hint="Shown with the price." />
        <NumberField path="most" label="Most bookings with it" hint="Empty: no limit." />
      </PartSection>
      <PartSection title="When" how="An empty field is no limit.">
        <Pair>
          <TextField path="firstNight" label="First night" type="date" optional />
          <TextField path="lastNight" label="Last night" type="date" optional />
          <TextField path="bookFrom" label="Booked from" type="date" optional />
          <TextField path="bookUntil" label="Booked until" type="date" optional />
          <NumberField path="minNights" label="Least nights" />
          <NumberField path="maxNights" label="Most nights" />
        </Pair>
      </PartSection>
      <PartSection title="With what it goes">
        <OnlyWithFields />
      </PartSection>
    </>
  );
}
