import { cancellationSteps } from '@portico/domain/reservation/cancellation-steps';
import type { BookerDraft } from '../../parts/booking/booking.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { localNow } from '../../parts/hotel/local-now.ts';
import type { ChosenRoom } from '../../parts/ledger/chosen-room.ts';
import type { ValidSearch } from '../../parts/searching/search.ts';
import { CancellingTerms } from '../../parts/terms/cancelling-terms.tsx';
import { BesideLink } from '../../ui/beside-link.tsx';
import { Part } from '../../ui/part.tsx';
import { Tick } from '../../ui/tick.tsx';
import { bookerFieldId } from '../../parts/people/typed-booker.ts';
import { CustomTerms } from './custom-terms.tsx';
import { customTermsId, termsId } from './details/draft-field-id.ts';
import styles from './checkout.module.css';

interface TermsPartProps {
  /** Of the part on its page. */
  readonly numeral: number;
  readonly search: ValidSearch;
  readonly rooms: readonly ChosenRoom[];
  readonly draft: BookerDraft;
  /** The hotel's own, to be agreed to beside them. */
  readonly hasCustomTerms: boolean;
  /** By the id of the control. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<BookerDraft>) => void;
}

/**
 * What cancelling costs, before anything is agreed to. All ticks start empty; the hotel's terms open beside the page,
 * which keeps what was typed.
 */
export function TermsPart({
  numeral,
  search,
  rooms,
  draft,
  hasCustomTerms,
  errors,
  onChange,
}: TermsPartProps) {
  const hotel = useHotel();
  const { property } = hotel;
  const now = localNow(hotel);
  return (
    <Part numeral={numeral} title="Terms">
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
      <Tick
        id={termsId}
        error={errors[termsId]}
        checked={draft.agreesToTerms}
        onChange={(event) => onChange({ agreesToTerms: event.target.checked })}
      >
        I agree to the <BesideLink href={property.TermsAndConditionsUrl}>terms and conditions</BesideLink> and
        the <BesideLink href={property.PrivacyPolicyUrl}>privacy policy</BesideLink>
      </Tick>
      {hasCustomTerms && (
        <CustomTerms
          isAccepted={draft.acceptsCustomTerms}
          error={errors[customTermsId]}
          onChange={(acceptsCustomTerms) => onChange({ acceptsCustomTerms })}
        />
      )}
      <Tick
        id={bookerFieldId('optIn')}
        checked={draft.optIn}
        onChange={(event) => onChange({ optIn: event.target.checked })}
      >
        Write to me now and then. Two or three letters a year.
      </Tick>
    </Part>
  );
}
