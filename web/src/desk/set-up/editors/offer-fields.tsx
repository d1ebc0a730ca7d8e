import { NumberField, TextField } from '../form/fields.tsx';
import { PictureField } from '../form/picture-field.tsx';
import { Pair, PartSection } from './part-section.tsx';

/** An offer: it is advertised, and choosing it applies its codes. */
export function OfferFields() {
  return (
    <>
      <PartSection title="Words">
        <TextField path="name" label="Name" />
        <TextField path="description" label="What guests read" isLong />
        <PictureField path="image" label="Its picture" optional />
      </PartSection>
      <PartSection title="What it applies" how="A rate, a promo code, or both.">
        <Pair>
          <TextField path="ratePlanCode" label="Code of the rate" optional />
          <TextField path="promoCode" label="Promo code" optional />
          <TextField path="dateFrom" label="First night" type="date" optional />
          <TextField path="dateTo" label="Last night" type="date" optional />
          <NumberField path="minNights" label="Least nights" hint="Empty: as its rate or its code asks." />
        </Pair>
      </PartSection>
    </>
  );
}
