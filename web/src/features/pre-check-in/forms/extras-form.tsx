import type { PreCheckInItem } from '@portico/contract/calls/pre-check-in';
import type { PlaceOfRow } from '../opened/saved-text.ts';
import { nightsOf } from '@portico/domain/calendar/stay';
import { stayOfRoom } from '../../../parts/booked/booked-texts.ts';
import { nightsInWords } from '../../../parts/stay/stay-texts.ts';
import { BookedExtras } from '../../../parts/stay-steps/extras/booked-extras.tsx';
import { bookedQuantity } from '../../../parts/stay-steps/extras/chosen-extras.ts';
import { useFormIssues } from '../../../ui/use-form-issues.ts';
import { useCheckIn } from '../opened/check-in-context.ts';
import type { Draft } from '../opened/draft.ts';
import { shownExtras, wantedExtras } from '../opened/shown.ts';
import { ReviewForm } from './review-form.tsx';

/** What a room has beside its beds, and what it could have. */
export function ExtrasForm({ place, item }: { place: PlaceOfRow; item: PreCheckInItem }) {
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

/** What the other rooms are to have beyond what is booked for them. */
function takenByOthers(items: readonly PreCheckInItem[], item: PreCheckInItem, draft: Draft) {
  return items
    .filter((other) => other !== item)
    .map((other) => ({
      roomNumber: other.RoomNumber,
      extras: wantedExtras(other, draft).map(({ ServiceId: id, Quantity }) => ({
        id,
        name: '',
        quantity: Math.max(0, Quantity - bookedQuantity(other, id)),
        grossMinor: 0,
      })),
    }));
}
