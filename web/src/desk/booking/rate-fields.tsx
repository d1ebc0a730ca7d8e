import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { Rooms } from './use-room-change.ts';

interface RateFieldsProps {
  readonly rooms: Rooms;
  readonly roomTypeId: number;
  readonly ratePlanId: number;
  readonly onType: (roomTypeId: number) => void;
  readonly onPlan: (ratePlanId: number) => void;
}

/** Which kind of room, and at which rate. */
export function RateFields({ rooms, roomTypeId, ratePlanId, onType, onPlan }: RateFieldsProps) {
  return (
    <>
      <Field label="Kind">
        <Select value={roomTypeId} onChange={({ target }) => onType(Number(target.value))}>
          {rooms.roomTypes.map((type) => (
            <option key={type.roomTypeId} value={type.roomTypeId}>
              {type.name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Rate">
        <Select value={ratePlanId} onChange={({ target }) => onPlan(Number(target.value))}>
          {rooms.ratePlans.map((plan) => (
            <option key={plan.ratePlanId} value={plan.ratePlanId}>
              {plan.name}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
