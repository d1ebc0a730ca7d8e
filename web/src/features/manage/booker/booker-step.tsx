import { toWireBooker, bookerFromWire } from '@portico/contract/wire/booker';
import type { Booker } from '@portico/domain/people/booker';
import { bookerControls, bookerFaults } from '../../../parts/people/booker-faults.ts';
import { BookerFields } from '../../../parts/people/booker-fields.tsx';
import { bookerFieldId } from '../../../parts/people/typed-booker.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { ManagedFrame } from '../beside/managed-frame.tsx';
import { ChangeForm } from '../opened/change-form.tsx';
import { useBooked } from '../opened/managed-context.ts';
import { useChangeForm } from '../opened/use-change-form.ts';

/** Who booked, and how the hotel reaches them. */
export function BookerStep() {
  const { required } = useHotel();
  const booking = useBooked();
  const { typed, errors, change, sending } = useChangeForm<Booker>({
    name: 'booker',
    saved: bookerFromWire(booking.Booker),
    faults: (booker) => bookerFaults(booker, required),
    controls: bookerControls,
    wanted: (booker) => ({ Booker: toWireBooker(booker) }),
  });
  return (
    <ManagedFrame
      heading="Who booked"
      view="booker"
      lead="The hotel writes to this person about the booking."
    >
      <ChangeForm {...sending}>
        <BookerFields
          typed={typed}
          countryId={typed.countryId}
          errors={errors}
          onChange={(part) => change(part, ...Object.keys(part).map(bookerFieldId))}
          emailHint="All mails about this booking go here."
        />
      </ChangeForm>
    </ManagedFrame>
  );
}
