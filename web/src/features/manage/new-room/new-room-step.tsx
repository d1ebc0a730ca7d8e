import { toWireGuest, toWireGuestCounts } from '@portico/contract/wire/guest';
import type { Stay } from '@portico/domain/calendar/stay';
import type { RatePlanId, RoomTypeId } from '@portico/domain/ids';
import type { Guests } from '@portico/domain/occupancy/guests';
import { bedOptions, useBeds } from '../../../shared/stay/beds.ts';
import { extrasKey } from '../../../shared/offers/extras-answers.ts';
import { useExtras } from '../../../shared/offers/extras-query.ts';
import { roomExtras, type RoomExtra } from '../../../shared/offers/room-extras.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import type { Hotel } from '../../../shared/hotel/hotel.ts';
import { type ValidSearch, validSearch } from '../../../shared/search/search.ts';
import { useSearch } from '../../../shared/search/use-search.ts';
import { ExtraRow } from '../../../shared/steps/extras/extra-row.tsx';
import { guestFaults } from '../../../shared/steps/guests/guest-faults.ts';
import { Button } from '../../../ui/button.tsx';
import { Rows } from '../../../ui/rows.tsx';
import { ManagedFrame } from '../beside/managed-frame.tsx';
import { ChangeSummary } from '../change/change-summary.tsx';
import { useBooked } from '../opened/managed-context.ts';
import { useRememberedChoice } from '../opened/use-remembered-choice.ts';
import { useShow, useStep } from '../opened/use-view.ts';
import type { NewRoomView } from '../opened/view.ts';
import { ChooseStep } from './choose-step.tsx';
import { LeadGuestStep } from './lead-guest-step.tsx';
import { nextRoomNumber, nothingChosen, stepsDone, type NewRoomChoice } from './new-room-state.ts';
import styles from './new-room.module.css';
import { PartyStep } from './party-step.tsx';

/** Adds a room: dates and guests, type, rate, lead guest, extras, and the price. */
export function NewRoomStep({ view }: { view: NewRoomView }) {
  const hotel = useHotel();
  const { stay, guests } = view;
  const search = stay && guests && newRoomSearch(hotel, stay, guests);
  return search === null ? <PartyStep view={view} /> : <SearchedRoom view={view} search={search} />;
}

/** The chosen rate as long as it is sold; otherwise the guest chooses again. */
function SearchedRoom({ view, search }: { view: NewRoomView; search: ValidSearch }) {
  const { data } = useSearch(search);
  const type = data?.RoomTypes.find(({ RoomType }) => RoomType.RoomTypeId === view.roomTypeId);
  const rate = type?.Rates.find(({ RatePlanId }) => RatePlanId === view.ratePlanId);
  const [guests] = search.rooms;
  if (type === undefined || rate === undefined || guests === undefined)
    return <ChooseStep view={view} search={search} />;
  const { RoomTypeId: roomTypeId } = type.RoomType;
  return (
    <ChosenRoom view={view} room={{ stay: search.stay, guests, roomTypeId, ratePlanId: rate.RatePlanId }} />
  );
}

interface ChosenRoomProps {
  readonly view: NewRoomView;
  readonly room: {
    readonly stay: Stay;
    readonly guests: Guests;
    readonly roomTypeId: RoomTypeId;
    readonly ratePlanId: RatePlanId;
  };
}

function ChosenRoom({ view, room }: ChosenRoomProps) {
  const hotel = useHotel();
  const show = useShow();
  const roomNumber = nextRoomNumber(useBooked());
  const { stay, guests } = room;
  const { choice, choose, forget } = useRememberedChoice('new-room', nothingChosen);
  const beds = bedOptions(useBeds().beds ?? [], room.roomTypeId);
  const { answers } = useExtras({ stay, ratePlanCode: null, promoCode: null }, [room]);
  const taken = choice.extras.map((extra) => ({ ...extra, name: '', grossMinor: 0 }));
  const offers = roomExtras({ hotel, extras: answers }, { ...room, roomNumber, extras: taken }, []);
  const answer = answers.get(extrasKey(room));
  const typed = { roomNumber, guest: choice.guest, childAges: [], bedOptionId: choice.bedOptionId };
  const isGuestValid = guestFaults([{ childrenToAsk: 0, beds, typed }], hotel).length === 0;
  const extrasOffered = offers.some(({ isSelectable }) => isSelectable);
  const step = useStep(stepsDone(view, isGuestValid), { extrasOffered });
  if (step === 'guest')
    return (
      <LeadGuestStep
        roomNumber={roomNumber}
        beds={beds}
        choice={choice}
        onChange={choose}
        onGoOn={() => show({ ...view, past: 'guest' })}
      />
    );
  if (step === 'extras')
    return (
      <NewExtrasStep
        stay={stay}
        guests={guests}
        offers={offers}
        choice={choice}
        onChange={choose}
        onGoOn={() => show({ ...view, past: 'extras' })}
      />
    );
  return (
    <ManagedFrame heading={`Add a ${hotel.unit.singular}`} view="new-room-summary">
      {answer !== undefined && (
        <ChangeSummary
          wanted={{
            ReservationItems: [
              {
                ReservationItemId: null,
                DateOfArrival: stay.arrival,
                DateOfDeparture: stay.departure,
                RoomTypeId: room.roomTypeId,
                RatePlanId: room.ratePlanId,
                ...toWireGuestCounts(guests),
                LeadGuest: toWireGuest(choice.guest),
                RoomConfigurationDropdownOptionId: choice.bedOptionId,
                Services: choice.extras.map(({ id, quantity }) => ({ ServiceId: id, Quantity: quantity })),
              },
            ],
          }}
          canBeHad={`This ${hotel.unit.singular} is free on these dates.`}
          nowHead="Then"
          act={`Accept this ${hotel.unit.singular}`}
          keep="Keep my booking as it is"
          onMade={forget}
        />
      )}
    </ManagedFrame>
  );
}

/** For one room only; null when these dates or guests cannot be searched. */
function newRoomSearch(hotel: Hotel, stay: Stay, guests: Guests): ValidSearch | null {
  return validSearch(
    {
      ...stay,
      rooms: [guests],
      ratePlanCode: null,
      promoCode: null,
      roomTypeId: null,
      ratePlanId: null,
      locationId: null,
    },
    hotel,
  );
}

interface NewExtrasStepProps {
  readonly stay: Stay;
  readonly guests: Guests;
  readonly offers: readonly RoomExtra[];
  readonly choice: NewRoomChoice;
  readonly onChange: (choice: NewRoomChoice) => void;
  readonly onGoOn: () => void;
}

/** The extras for the added room. */
function NewExtrasStep({ stay, guests, offers, choice, onChange, onGoOn }: NewExtrasStepProps) {
  const hotel = useHotel();
  return (
    <ManagedFrame heading="Extras" view="new-room-extras" lead={`For the ${hotel.unit.singular} you add.`}>
      <Rows className={styles.list}>
        {offers.map((offer) => (
          <ExtraRow
            key={offer.extra.id}
            facts={{ hotel, search: { stay } }}
            offer={offer}
            guests={guests}
            onChange={(quantity) => {
              const { id } = offer.extra;
              const others = choice.extras.filter((extra) => extra.id !== id);
              onChange({ ...choice, extras: quantity === 0 ? others : [...others, { id, quantity }] });
            }}
          />
        ))}
      </Rows>
      <p className={`actions ${styles.actions}`}>
        <Button onClick={onGoOn}>
          {choice.extras.length === 0 ? 'Continue without extras' : 'Continue'}
        </Button>
      </p>
    </ManagedFrame>
  );
}
