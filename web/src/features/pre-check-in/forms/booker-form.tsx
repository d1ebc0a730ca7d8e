import type { PlaceOfRow } from '../opened/saved-text.ts';
import type { Booker } from '@portico/domain/people/booker';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { bookerFaults } from '../../../parts/people/booker-faults.ts';
import { BookerFields } from '../../../parts/people/booker-fields.tsx';
import { bookerFieldId } from '../../../parts/people/typed-booker.ts';
import { useFormIssues } from '../../../ui/use-form-issues.ts';
import { useCheckIn } from '../opened/check-in-context.ts';
import { ReviewForm } from './review-form.tsx';

/** Who booked, and how the hotel reaches them. */
export function BookerForm({ place, booker }: { place: PlaceOfRow; booker: Booker }) {
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
