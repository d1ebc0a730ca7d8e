import { cancellationSteps } from '@portico/domain/reservation/cancellation-steps';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { localNow } from '../../shared/hotel/local-now.ts';
import { bookerFieldId } from '../../shared/people/typed-booker.ts';
import { CancellingTerms } from '../../shared/stay/cancelling-terms.tsx';
import { BesideLink } from '../../ui/beside-link.tsx';
import { Field } from '../../ui/field.tsx';
import { Part } from '../../ui/part.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Tick } from '../../ui/tick.tsx';
import styles from './checkout.module.css';
import { commentId, customTermsId, termsId } from './details/draft-field-id.ts';
import type { CheckoutState } from './use-checkout-form.ts';

interface CustomTermsProps {
  readonly isAccepted: boolean;
  readonly error: string | undefined;
  readonly onChange: (isAccepted: boolean) => void;
}

/** Characters shown in full; longer terms are collapsed. */
const glance = 400;

/** The hotel's own terms with their own checkbox, in its words. Rule: docs/journeys.md, "Custom terms". */
function CustomTerms({ isAccepted, error, onChange }: CustomTermsProps) {
  const { config } = useHotel();
  const label = config.CustomTermsAndConditionsLabel ?? 'I agree to the hotel’s own terms';
  const text = config.CustomTermsAndConditionsText ?? '';
  const words = <p className={`small ${styles.customText}`}>{text}</p>;
  return (
    <div>
      <Tick
        id={customTermsId}
        error={error}
        checked={isAccepted}
        onChange={(event) => onChange(event.target.checked)}
      >
        {label}
      </Tick>
      {text !== '' && (
        <div className={styles.customTerms}>
          {text.length <= glance ? (
            words
          ) : (
            <details>
              <summary className="small">Read these terms</summary>
              {words}
            </details>
          )}
        </div>
      )}
    </div>
  );
}

const LONGEST_COMMENT = 2_000;

/**
 * The agreement, once for every way of paying and before them all. It starts unticked; the hotel's terms open beside
 * the page, which retains what was typed.
 */
export function Agreement({ checkout }: { checkout: CheckoutState }) {
  const { payment, draft, form, typeDraft } = checkout;
  const { property } = useHotel();
  return (
    <div className={styles.agreement}>
      <Tick
        id={termsId}
        error={form.errors[termsId]}
        checked={draft.agreesToTerms}
        onChange={(event) => typeDraft({ agreesToTerms: event.target.checked })}
      >
        I agree to the <BesideLink href={property.TermsAndConditionsUrl}>terms and conditions</BesideLink> and
        the <BesideLink href={property.PrivacyPolicyUrl}>privacy policy</BesideLink>
        {payment.ways.length > 1 && (
          <span className={`small muted ${styles.once}`}> Once, for whichever way you pay.</span>
        )}
      </Tick>
    </div>
  );
}

/** What cancelling costs stands before the button. All boxes start unticked. */
export function BookPart({ checkout }: { checkout: CheckoutState }) {
  const { search, rooms, draft, form, typeDraft } = checkout;
  const hotel = useHotel();
  const { config } = hotel;
  const now = localNow(hotel);
  return (
    <Part numeral={checkout.offersAccount ? 4 : 3} title="Book">
      {config.AskAdditionalInformation && (
        <Field
          id={commentId}
          label="Additional information"
          hint="Anything else that belongs to this booking. You need not write anything."
          error={form.errors[commentId]}
        >
          <TextArea
            maxLength={LONGEST_COMMENT}
            value={draft.comment}
            onChange={(event) => typeDraft({ comment: event.target.value })}
          />
        </Field>
      )}
      <div className={styles.cancelling}>
        <h3 className="side-head">Cancelling</h3>
        <CancellingTerms
          rooms={rooms.map(({ item, roomTypeName, offer }) => ({
            roomNumber: item.roomNumber,
            roomTypeName,
            terms: cancellationSteps(offer.plan.cancellation, { ...offer.quote, stay: search.stay }, now),
          }))}
        />
      </div>
      {checkout.requiresTerms && (
        <CustomTerms
          isAccepted={draft.acceptsCustomTerms}
          error={form.errors[customTermsId]}
          onChange={(acceptsCustomTerms) => typeDraft({ acceptsCustomTerms })}
        />
      )}
      <Tick
        id={bookerFieldId('optIn')}
        checked={draft.optIn}
        onChange={(event) => typeDraft({ optIn: event.target.checked })}
      >
        Send me your news by e-mail, two or three times a year.
      </Tick>
    </Part>
  );
}
