import { TicksField } from '../form/fields.tsx';
import { usePartOptions } from './use-part-options.ts';

/** Which rooms and rate plans something goes with; none chosen: all. */
export function OnlyWithFields() {
  return (
    <>
      <TicksField path="roomTypes" options={usePartOptions('roomTypes')} emptyIsAll />
      <TicksField path="ratePlans" options={usePartOptions('ratePlans')} emptyIsAll />
    </>
  );
}
