import { Choice, Choices } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { useRatePrices } from './use-rate-prices.ts';
import type { Rooms } from './use-room-change.ts';

interface RateFieldsProps {
  readonly rooms: Rooms;
  readonly roomTypeId: number;
  readonly ratePlanId: number;
  readonly prices: ReturnType<typeof useRatePrices>;
  readonly onType: (roomTypeId: number) => void;
  readonly onPlan: (ratePlanId: number) => void;
}

/** Which kind of room, and at which rate: all of them with what the room then costs. */
export function RateFields({ rooms, roomTypeId, ratePlanId, prices, onType, onPlan }: RateFieldsProps) {
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
      <Choices legend="Rate">
        {prices.map((rate) => (
          <Choice
            key={rate.ratePlanId}
            name="rate"
            title={
              <>
                {rate.name}
                {rate.price !== undefined && <span className="vh">, {rate.price}</span>}
              </>
            }
            end={<span aria-hidden="true">{rate.price}</span>}
            checked={rate.ratePlanId === ratePlanId}
            onChange={() => onPlan(rate.ratePlanId)}
          />
        ))}
      </Choices>
    </>
  );
}
