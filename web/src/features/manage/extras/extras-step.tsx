import type { ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import type { ServicesResponse } from '@portico/contract/calls/services';
import { guestCountsFromWire } from '@portico/contract/wire/guest';
import { nightsOf } from '@portico/domain/calendar/stay';
import { useSettled } from '../../../lib/use-settled.ts';
import { stayOfRoom } from '../../../parts/booked/booked-texts.ts';
import { extrasKey } from '../../../parts/extras/extras-answers.ts';
import { roomExtras } from '../../../parts/extras/room-extras.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { nightsInWords } from '../../../parts/stay/stay-texts.ts';
import { ExtraRow } from '../../../parts/stay-steps/extras/extra-row.tsx';
import { ExtrasWaiting } from '../../../parts/stay-steps/extras/extras-waiting.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Rows } from '../../../ui/rows.tsx';
import { ManagedFrame } from '../beside/managed-frame.tsx';
import { ChangeSummary } from '../change/change-summary.tsx';
import { useKeptChoice } from '../opened/use-kept-choice.ts';
import { useStep } from '../opened/use-view.ts';
import { wantedRoom } from '../opened/wanted-room.ts';
import { bookedQuantity, changedExtras, fixedNote, type ChosenQuantities } from './chosen-extras.ts';
import styles from './extras-step.module.css';
import { useItemExtras } from './use-item-extras.ts';

/** The extras of a room: what it has, what it could have, and what more or less of them comes to. */
export function ExtrasStep({ room }: { room: ManagedRoom }) {
  const { data, error, refetch } = useItemExtras(room);
  const nights = nightsInWords(nightsOf(stayOfRoom(room)));
  return (
    <ManagedFrame
      heading="Extras"
      view={`extras-${room.RoomNumber}`}
      lead={`For your ${nights} in ${room.RoomTypeName}.`}
    >
      {data === undefined && error === null && <ExtrasWaiting />}
      {error !== null && data === undefined && (
        <Notice tone="negative" title={error.message}>
          <Button size="small" variant="second" onClick={() => void refetch()}>
            Look again
          </Button>
        </Notice>
      )}
      {data !== undefined && <ChooseExtras room={room} answer={data} />}
    </ManagedFrame>
  );
}

function ChooseExtras({ room, answer }: { room: ManagedRoom; answer: ServicesResponse }) {
  const hotel = useHotel();
  const { choice, choose, forget } = useKeptChoice<ChosenQuantities>(`extras-${room.ReservationItemId}`, {});
  const facts = {
    hotel,
    search: { stay: stayOfRoom(room) },
    extras: new Map([[extrasKey(ownerOf(room)), answer]]),
  };
  const item = { roomNumber: room.RoomNumber, ...ownerOf(room), extras: takenExtras(room, answer, choice) };
  const changed = changedExtras(
    room,
    choice,
    answer.Services.map(({ ServiceId }) => ServiceId),
  );
  // While it is being pressed, nothing is asked.
  const settled = useSettled(JSON.stringify(changed), 300);
  const step = useStep(changed.length === 0 ? [] : ['extras']);
  if (answer.Services.length === 0)
    return <Notice tone="info" live="off" title="There are no extras on these dates." />;
  return (
    <>
      <Rows className={styles.list}>
        {roomExtras(facts, item, []).map((offer) => {
          const booked = bookedQuantity(room, offer.extra.id);
          const note = fixedNote(room, offer.extra.id, offer.service.AllowEditOnBookingEngine);
          const isFixed = note !== null && !offer.service.AllowEditOnBookingEngine;
          return (
            <ExtraRow
              key={offer.extra.id}
              facts={facts}
              offer={isFixed ? { ...offer, isSelectable: false } : offer}
              guests={guestCountsFromWire(room)}
              least={note === null ? 0 : booked}
              note={note}
              onChange={(quantity) => choose({ ...choice, [offer.extra.id]: quantity })}
            />
          );
        })}
      </Rows>
      {step === 'summary' && settled === JSON.stringify(changed) && (
        <ChangeSummary
          wanted={{ ReservationItems: [{ ...wantedRoom(room), Services: changed }] }}
          canBeHad="These extras can be had."
          nowHead="Then"
          act="Accept these extras"
          keep="Keep them as booked"
          onMade={forget}
        />
      )}
    </>
  );
}

const ownerOf = ({ RoomTypeId, RatePlanId }: ManagedRoom) => ({
  roomTypeId: RoomTypeId,
  ratePlanId: RatePlanId,
});

function takenExtras(room: ManagedRoom, { Services }: ServicesResponse, choice: ChosenQuantities) {
  return Services.map(({ ServiceId: id, ServiceName: name }) => ({
    id,
    name,
    quantity: choice[id] ?? bookedQuantity(room, id),
    grossMinor: 0,
  }));
}
