import type { PreCheckInItem } from '@portico/contract/calls/pre-check-in';
import { issueText } from '@portico/contract/texts/issue-texts';
import { nightsOf } from '@portico/domain/calendar/stay';
import type { ChecklistItem } from '@portico/domain/journeys/pre-check-in-steps';
import type { Booker } from '@portico/domain/people/booker';
import { bedOptions, bedsAreSettled } from '../../../shared/stay/beds.ts';
import { stayOfRoom } from '../../../shared/booked/booked-texts.ts';
import { cardFieldId } from '../../../shared/payment/card-form/card-field-id.ts';
import { CardFields } from '../../../shared/payment/card-form/card-fields.tsx';
import { cardFormIssues } from '../../../shared/payment/card-form/card-form-issues.ts';
import { cardOf } from '../../../shared/payment/card-form/typed-card.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { bookerFaults } from '../../../shared/people/booker-faults.ts';
import { BookerFields } from '../../../shared/people/booker-fields.tsx';
import { bookerFieldId } from '../../../shared/people/typed-booker.ts';
import { BookedExtras } from '../../../shared/steps/extras/booked-extras.tsx';
import { bookedQuantity } from '../../../shared/steps/extras/chosen-extras.ts';
import { BedField } from '../../../shared/steps/guests/bed-field.tsx';
import { guestFieldId } from '../../../shared/steps/guests/lead-guest-fields.tsx';
import { nightsInWords } from '../../../shared/stay/stay-texts.ts';
import { useFormIssues } from '../../../ui/use-form-issues.ts';
import { useCheckIn } from '../opened/check-in-context.ts';
import type { Draft } from '../opened/draft.ts';
import { itemAt } from '../opened/place.ts';
import type { PlaceOfRow } from '../opened/saved-text.ts';
import {
  shownBooker,
  shownGuest,
  shownBed,
  payerEmail,
  shownExtras,
  requestedExtras,
} from '../opened/shown.ts';
import { GuestForm } from './guest-form.tsx';
import { ReviewForm } from './review-form.tsx';

export function RowForm({ item: row }: { item: ChecklistItem }) {
  const { reservation, draft } = useCheckIn();
  const item = itemAt(reservation, row);
  const booker = shownBooker(reservation, draft);
  if (row.step === 'payment-details') return <CardForm place={row} />;
  if (row.step === 'booker') return booker && <BookerForm place={row} booker={booker} />;
  if (item === undefined) return null;
  switch (row.step) {
    case 'room':
      return <BedsForm place={row} item={item} />;
    case 'guest': {
      const guestNumber = row.guestNumber ?? 1;
      const guest = shownGuest(item, guestNumber, draft);
      return guest && <GuestForm place={row} item={item} guestNumber={guestNumber} guest={guest} />;
    }
    case 'extras':
      return <ExtrasForm place={row} item={item} />;
  }
}

/** The booker, and how the hotel reaches them. */
function BookerForm({ place, booker }: { place: PlaceOfRow; booker: Booker }) {
  const { required } = useHotel();
  const { change } = useCheckIn();
  const form = useFormIssues(() => bookerFaults(booker, required));
  return (
    <ReviewForm place={place} form={form}>
      <BookerFields
        typed={booker}
        countryId={booker.countryId}
        errors={form.errors}
        onChange={(part) => {
          form.changed(...Object.keys(part).map(bookerFieldId));
          change({ booker: { ...booker, ...part } });
        }}
        emailHint="All mails about this booking go here. To change it, open your booking by the link in your confirmation."
        isEmailFixed
      />
    </ReviewForm>
  );
}

/** The beds of a room. */
function BedsForm({ place, item }: { place: PlaceOfRow; item: PreCheckInItem }) {
  const hotel = useHotel();
  const { beds, draft, change } = useCheckIn();
  const { RoomTypeId: roomTypeId, RoomNumber: roomNumber, ReservationItemId: id } = item;
  const chosen = shownBed(item, draft);
  const fieldId = guestFieldId(roomNumber, 'bed');
  const form = useFormIssues(() =>
    bedsAreSettled({ hotel, beds }, { roomTypeId, bedOptionId: chosen })
      ? []
      : [{ fieldId, message: issueText('bed.missing') }],
  );
  return (
    <ReviewForm place={place} form={form}>
      <BedField
        roomNumber={roomNumber}
        options={bedOptions(beds, roomTypeId)}
        chosen={chosen}
        error={form.errors[fieldId]}
        onChange={(bed) => {
          form.changed(fieldId);
          change({ beds: { ...draft.beds, [id]: bed } });
        }}
      />
    </ReviewForm>
  );
}

/** A card the hotel wants saved: typed here, in memory only, or on the provider's page afterwards. */
function CardForm({ place }: { place: PlaceOfRow }) {
  const hotel = useHotel();
  const { reservation, draft, card, changeCard } = useCheckIn();
  const isTyped = reservation.HowToKeepCard === 'card';
  const form = useFormIssues(() => (isTyped ? cardFormIssues(cardOf(card), hotel) : []));
  return (
    <ReviewForm place={place} form={form}>
      <p className="muted">
        {hotel.name} asks for a card before you come. Nothing is charged for keeping it
        {isTyped
          ? '.'
          : ': once everything is sent, you go on to the page of our payment provider and give it there.'}
      </p>
      {isTyped && (
        <CardFields
          card={card}
          payerEmail={payerEmail(reservation, draft)}
          storedText="Your card is kept for your stay."
          errors={form.errors}
          onChange={(part) => {
            form.changed(...Object.keys(part).map(cardFieldId));
            changeCard(part);
          }}
        />
      )}
    </ReviewForm>
  );
}

/** The extras of a room, taken and available. */
function ExtrasForm({ place, item }: { place: PlaceOfRow; item: PreCheckInItem }) {
  const { reservation, draft, change } = useCheckIn();
  const form = useFormIssues(() => []);
  const { ServiceOptions: options, ReservationItemId: id } = item;
  if (options === null) return null;
  return (
    <ReviewForm place={place} form={form}>
      <p className="muted">
        For your {nightsInWords(nightsOf(stayOfRoom(item)))} in {item.RoomType.Name}. What they come to is
        said before anything is sent.
      </p>
      <BookedExtras
        room={item}
        answer={options}
        choice={shownExtras(item, draft)}
        others={takenByOthers(reservation.ReservationItems, item, draft)}
        mayBeLess={item.ChangeableUntil !== null}
        onChoose={(choice) => change({ extras: { ...draft.extras, [id]: choice } })}
      />
    </ReviewForm>
  );
}

/** What the other rooms take beyond their booked extras. */
function takenByOthers(items: readonly PreCheckInItem[], item: PreCheckInItem, draft: Draft) {
  return items
    .filter((other) => other !== item)
    .map((other) => ({
      roomNumber: other.RoomNumber,
      extras: requestedExtras(other, draft).map(({ ServiceId: id, Quantity }) => ({
        id,
        name: '',
        quantity: Math.max(0, Quantity - bookedQuantity(other, id)),
        grossMinor: 0,
      })),
    }));
}
