import type { WireOffer } from '@portico/contract/calls/book-config';
import { nightsText } from '@portico/contract/texts/guest-texts';
import { nightsOf } from '@portico/domain/calendar/stay';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { chosenOffer } from '../../../shared/search/searched-offer.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { withOffer } from './offer-choice.ts';
import type { SearchForm } from '../form/search-draft.ts';

interface OfferNoticeProps {
  readonly form: SearchForm;
  readonly onChange: (codes: Pick<SearchForm, 'ratePlanCode' | 'promoCode'>) => void;
}

/** States which offer the search is for. */
export function OfferNotice({ form, onChange }: OfferNoticeProps) {
  const offer = chosenOffer(form, useHotel());
  return (
    <div role="status">
      {offer !== undefined && (
        <Notice tone="positive" live="off" title={`${offer.Name} is in your search.`}>
          {lengthText(offer, form)}{' '}
          <TextButton onClick={() => onChange(withOffer(form, offer, undefined))}>Leave it out</TextButton>
        </Notice>
      )}
    </div>
  );
}

/** The offer's minimum stay, and whether the chosen dates are too short for it. */
function lengthText({ MinimumNights }: WireOffer, { arrival, departure }: SearchForm): string {
  if (MinimumNights === null || MinimumNights < 2) return '';
  const conditionText = `It is for stays of ${nightsText(MinimumNights)} or more.`;
  if (arrival === null || departure === null) return conditionText;
  const nights = nightsOf({ arrival, departure });
  return nights < MinimumNights
    ? `${conditionText} Your dates are ${nightsText(nights)}: please choose longer ones.`
    : conditionText;
}
