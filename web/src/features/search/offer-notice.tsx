import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { chosenOffer, withOffer } from './offer-choice.ts';
import type { SearchForm } from './search-draft.ts';

interface OfferNoticeProps {
  readonly form: SearchForm;
  readonly onChange: (codes: Pick<SearchForm, 'ratePlanCode' | 'promoCode'>) => void;
}

/** Says which offer the search is for. */
export function OfferNotice({ form, onChange }: OfferNoticeProps) {
  const offer = chosenOffer(form, useHotel());
  return (
    <div role="status">
      {offer !== undefined && (
        <Notice tone="positive" live="off" title={`${offer.Name} is in your search.`}>
          <TextButton onClick={() => onChange(withOffer(form, offer, undefined))}>Leave it out</TextButton>
        </Notice>
      )}
    </div>
  );
}
