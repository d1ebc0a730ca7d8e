import { NumberField, TextField } from '../form/fields.tsx';
import { PictureField } from '../form/picture-field.tsx';
import { Pair, PartSection } from './part-section.tsx';

/** An offer: it is advertised, and choosing it applies its codes. */
export function OfferFields() {
  return (
    <>
      <PartSection title="Words">
        <TextField path="name" />
        <TextField path="description" isLong />
        <PictureField path="image" optional />
      </PartSection>
      <PartSection title="What it applies" how="A rate, a promo code, or both.">
        <Pair>
          <TextField path="ratePlanCode" optional />
          <TextField path="promoCode" optional />
          <TextField path="dateFrom" type="date" optional />
          <TextField path="dateTo" type="date" optional />
          <NumberField path="minNights" hint="Empty: as its rate or its code asks." />
        </Pair>
      </PartSection>
    </>
  );
}
