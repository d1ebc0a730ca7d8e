import type { ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import type { ServicesResponse } from '@portico/contract/calls/services';
import { nightsOf } from '@portico/domain/calendar/stay';
import { useQuery } from '@tanstack/react-query';
import { getQuery } from '../../../lib/call-query.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { stayOfRoom } from '../../../shared/booked/booked-texts.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { BookedExtras } from '../../../shared/steps/extras/booked-extras.tsx';
import { changedExtras, type ChosenQuantities } from '../../../shared/steps/extras/chosen-extras.ts';
import { ExtrasWaiting } from '../../../shared/steps/extras/extras-waiting.tsx';
import { nightsInWords } from '../../../shared/stay/stay-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ManagedFrame } from '../beside/managed-frame.tsx';
import { ChangeSummary } from '../change/change-summary.tsx';
import { useBooked } from '../opened/managed-context.ts';
import { useRememberedChoice } from '../opened/use-remembered-choice.ts';
import { useStep } from '../opened/use-view.ts';
import { requestedRoom } from '../opened/requested-room.ts';

/** The extras of a room: what it has, what it could have, and the price of more or fewer. */
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
  const { choice, choose, forget } = useRememberedChoice<ChosenQuantities>(
    `extras-${room.ReservationItemId}`,
    {},
  );
  const changed = changedExtras(
    room,
    choice,
    answer.Services.map(({ ServiceId }) => ServiceId),
  );
  // No request while the guest is still pressing.
  const settled = useSettled(JSON.stringify(changed), 300);
  const step = useStep(changed.length === 0 ? [] : ['extras']);
  if (answer.Services.length === 0)
    return <Notice tone="info" live="off" title="There are no extras on these dates." />;
  return (
    <>
      <BookedExtras
        room={room}
        answer={answer}
        choice={choice}
        mayBeLess={room.ChangeableUntil !== null}
        onChoose={choose}
      />
      {step === 'summary' && settled === JSON.stringify(changed) && (
        <ChangeSummary
          wanted={{ ReservationItems: [{ ...requestedRoom(room), Services: changed }] }}
          canBeHad="These extras are available."
          nowHead="Then"
          act="Accept these extras"
          keep="Keep them as booked"
          onMade={forget}
        />
      )}
    </>
  );
}

/** The extras of a booked room; its own units count as available. */
function useItemExtras({ ReservationItemId: reservationItemId }: ManagedRoom) {
  const { id: propertyId } = useHotel();
  const query = { propertyId, reservationItemId, languageCode: 'en' } as const;
  return useQuery(
    getQuery('/api/Service/GetReservationItemServices', query, { version: useBooked().Version }),
  );
}
