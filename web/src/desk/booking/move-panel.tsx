import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import { ChangePanel, type RoomsPanelProps } from './change-panel.tsx';
import { RateFields } from './rate-fields.tsx';
import { termsText } from './terms-text.ts';
import { useRoomChange } from './use-room-change.ts';

/** Another room type, rate plan or beds for one room. */
export function MovePanel({ booking, rooms, room, onClose }: RoomsPanelProps) {
  const [roomTypeId, setRoomTypeId] = useState(room.roomTypeId);
  const [ratePlanId, setRatePlanId] = useState(room.ratePlanId);
  const [bedOptionId, setBedOptionId] = useState(room.bedOptionId);
  const change = useRoomChange({
    ...{ booking, version: rooms.version },
    rooms: [{ room: room.room, roomTypeId, ratePlanId, bedOptionId }],
  });
  const { beds = [] } = rooms.roomTypes.find((type) => type.roomTypeId === roomTypeId) ?? {};
  return (
    <ChangePanel
      {...{ booking, change, onClose }}
      title={`Move to another ${deskHotel().unitName.singular}`}
      sub={termsText(room)}
    >
      <RateFields
        {...{ rooms, roomTypeId, ratePlanId }}
        onType={(id) => {
          setRoomTypeId(id);
          setBedOptionId(null);
        }}
        onPlan={setRatePlanId}
      />
      {beds.length > 0 && (
        <Field label="Beds">
          <Select
            value={bedOptionId ?? ''}
            onChange={({ target }) => setBedOptionId(target.value === '' ? null : Number(target.value))}
          >
            <option value="">Left open</option>
            {beds.map((bed) => (
              <option key={bed.bedOptionId} value={bed.bedOptionId}>
                {bed.name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </ChangePanel>
  );
}
