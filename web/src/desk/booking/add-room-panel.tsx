import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { FieldRow } from '../../ui/field-row.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import { ChangePanel, type RoomsPanelProps } from './change-panel.tsx';
import { GuestCountFields } from './guest-count-fields.tsx';
import { NameFields, type Name } from './name-fields.tsx';
import { RateFields } from './rate-fields.tsx';
import { useRatePrices } from './use-rate-prices.ts';
import { missingDates, useRoomChange } from './use-room-change.ts';

/** One room more; at first like the one before, for as many. */
export function AddRoomPanel({ booking, rooms, room: like, onClose }: RoomsPanelProps) {
  const { adults, children, infants } = like;
  const [stay, setStay] = useState({ arrival: booking.arrival, departure: booking.departure });
  const [rate, setRate] = useState({ roomTypeId: like.roomTypeId, ratePlanId: like.ratePlanId });
  const [counts, setCounts] = useState({ adults, children, infants });
  const [name, setName] = useState<Name>({ firstName: '', lastName: '' });
  const added = { ...stay, ...rate, ...counts, leadGuest: null };
  const isNamed = name.firstName !== '' || name.lastName !== '';
  const change = useRoomChange({
    ...{ booking, version: rooms.version },
    added: [added],
    missing: missingDates(stay),
    named: { added: [{ ...added, leadGuest: isNamed ? name : null }] },
  });
  const prices = useRatePrices({
    ...{ booking, rooms, change, of: [] },
    at: (ratePlanId) => ({ added: [{ ...added, ratePlanId }] }),
  });
  const { faultOf } = change;
  return (
    <ChangePanel
      {...{ booking, change, onClose }}
      title={`Add a ${deskHotel().unitName.singular}`}
      verb="Add"
    >
      <FieldRow columns={2}>
        <Field label="Arrival" error={faultOf('DateOfArrival')}>
          <TextInput
            type="date"
            value={stay.arrival}
            onChange={({ target }) => setStay({ ...stay, arrival: target.value })}
          />
        </Field>
        <Field label="Departure" error={faultOf('DateOfDeparture')}>
          <TextInput
            type="date"
            value={stay.departure}
            onChange={({ target }) => setStay({ ...stay, departure: target.value })}
          />
        </Field>
      </FieldRow>
      <RateFields
        {...{ rooms, ...rate, prices }}
        onType={(roomTypeId) => setRate({ ...rate, roomTypeId })}
        onPlan={(ratePlanId) => setRate({ ...rate, ratePlanId })}
      />
      <GuestCountFields
        counts={counts}
        error={faultOf('NumberOfAdults')}
        onChange={(changed) => setCounts({ ...counts, ...changed })}
      />
      <NameFields
        label="Its guest, if not the booker"
        name={name}
        faultOf={(field) => faultOf(`LeadGuest.${field}`)}
        onChange={setName}
      />
    </ChangePanel>
  );
}
