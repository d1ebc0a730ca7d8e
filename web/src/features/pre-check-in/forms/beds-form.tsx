import type { PreCheckInItem } from '@portico/contract/calls/pre-check-in';
import { issueText } from '@portico/contract/texts/issue-texts';
import type { PlaceOfRow } from '../opened/saved-text.ts';
import { bedOptions, bedsAreSettled } from '../../../parts/beds/beds.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { BedField } from '../../../parts/stay-steps/guests/bed-field.tsx';
import { guestFieldId } from '../../../parts/stay-steps/guests/lead-guest-fields.tsx';
import { useFormIssues } from '../../../ui/use-form-issues.ts';
import { useCheckIn } from '../opened/check-in-context.ts';
import { shownBed } from '../opened/shown.ts';
import { ReviewForm } from './review-form.tsx';

/** How the beds of a room stand. */
export function BedsForm({ place, item }: { place: PlaceOfRow; item: PreCheckInItem }) {
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
