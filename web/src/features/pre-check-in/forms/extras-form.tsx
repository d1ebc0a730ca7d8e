import type { PreCheckInItem } from '@portico/contract/calls/pre-check-in';
import type { PlaceOfRow } from '../opened/saved-text.ts';
import { nightsOf } from '@portico/domain/calendar/stay';
import { stayOfRoom } from '../../../parts/booked/booked-texts.ts';
import { nightsInWords } from '../../../parts/stay/stay-texts.ts';
import { BookedExtras } from '../../../parts/stay-steps/extras/booked-extras.tsx';
import { useFormIssues } from '../../../ui/use-form-issues.ts';
import { useCheckIn } from '../opened/check-in-context.ts';
import { shownExtras } from '../opened/shown.ts';
import { ReviewForm } from './review-form.tsx';

/** What a room has beside its beds, and what it could have. */
export function ExtrasForm({ place, item }: { place: PlaceOfRow; item: PreCheckInItem }) {
  const { draft, change } = useCheckIn();
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
        mayBeLess
        onChoose={(choice) => change({ extras: { ...draft.extras, [id]: choice } })}
      />
    </ReviewForm>
  );
}
