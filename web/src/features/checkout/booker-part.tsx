import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { BookerFields } from '../../shared/people/booker-fields.tsx';
import { RequestsField } from '../../shared/people/requests-field.tsx';
import { bookerFieldId, forSomeoneElse } from '../../shared/people/typed-booker.ts';
import { numberedUnit } from '../../shared/stay/stay-texts.ts';
import { Part } from '../../ui/part.tsx';
import { Tick } from '../../ui/tick.tsx';
import styles from './booker-part.module.css';
import type { CheckoutState } from './use-checkout-form.ts';

/** The booker: the person the hotel writes to. */
export function BookerPart({ checkout }: { checkout: CheckoutState }) {
  const { draft, booker, leadGuest, form, typeDraft } = checkout;
  const { unit } = useHotel();
  return (
    <Part
      numeral={1}
      title="Your details"
      intro={`The person we write to. ${numberedUnit(1, unit)} is in the name you gave for it.`}
    >
      <BookerFields
        typed={draft}
        countryId={booker.countryId}
        errors={form.errors}
        onChange={typeDraft}
        emailHint="Your confirmation goes here."
        afterNames={
          <div className={styles.forOther}>
            <Tick
              id={bookerFieldId('forSomeoneElse')}
              checked={draft.forSomeoneElse}
              onChange={({ target }) => typeDraft(forSomeoneElse(draft, target.checked, leadGuest))}
            >
              I am booking for someone else
            </Tick>
          </div>
        }
      />
      <RequestsField
        value={draft.specialRequests}
        error={form.errors[bookerFieldId('specialRequests')]}
        onChange={(specialRequests) => typeDraft({ specialRequests })}
      />
    </Part>
  );
}
