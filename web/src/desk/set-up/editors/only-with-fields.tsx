import { TicksField } from '../form/fields.tsx';
import { usePartOptions } from './use-part-options.ts';

/** Which rooms and rate plans something goes with; none chosen: all. */
export function OnlyWithFields() {
  return (
    <>
      <TicksField
        path="roomTypes"
        label="Only in these rooms (none: in all)"
        options={usePartOptions('roomTypes')}
        emptyIsAll
      />
      <TicksField
        path="ratePlans"
        label="Only at these rates (none: at all)"
        options={usePartOptions('ratePlans')}
        emptyIsAll
      />
    </>
  );
}
