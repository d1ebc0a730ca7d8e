import { toWireBooker, bookerFromWire } from '@portico/contract/wire/booker';
import type { Booker } from '@portico/domain/people/booker';
import { bookerControls, bookerFaults } from '../../../shared/people/booker-faults.ts';
import { BookerFields } from '../../../shared/people/booker-fields.tsx';
import { bookerFieldId } from '../../../shared/people/typed-booker.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { ManagedFrame } from '../beside/managed-frame.tsx';
import { ChangeForm } from '../opened/change-form.tsx';
import { useBooked } from '../opened/managed-context.ts';
import { useChangeForm } from '../opened/use-change-form.ts';

/** Fields hidden in a booking opened by its number and a name. */
const unseen = ['street', 'postCode'] as const;

/** The booker, and how the hotel reaches them. */
export function BookerStep() {
  const { required } = useHotel();
  const booking = useBooked();
  const hidden = booking.OpenedBy === 'Lookup' ? unseen : [];
  const { typed, errors, change, sending } = useChangeForm<Booker>({
    name: 'booker',
    saved: bookerFromWire(booking.Booker),
    faults: (booker) => {
      const empty = hidden.filter((name) => booker[name].trim() === '').map(bookerFieldId);
      return bookerFaults(booker, required).filter(({ fieldId = '' }) => !empty.includes(fieldId));
    },
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
          emailHint={
            booking.EmailToConfirm === null
              ? 'All mails about this booking go here. We mail both addresses before we change it.'
              : `All mails about this booking go here until ${booking.EmailToConfirm} is confirmed in both mailboxes.`
          }
          unseen={hidden}
        />
      </ChangeForm>
    </ManagedFrame>
  );
}
