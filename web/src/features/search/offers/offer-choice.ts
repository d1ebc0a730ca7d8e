import type { WireOffer } from '@portico/contract/calls/book-config';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { localDate } from '@portico/domain/calendar/local-date';
import { capitalised } from '../../../shared/stay/stay-texts.ts';
import type { SearchForm } from '../form/search-draft.ts';

/** The search's codes with that offer in place of the previous one; a typed code stays. */
export function withOffer(form: SearchForm, before: WireOffer | undefined, offer: WireOffer | undefined) {
  const isOfBefore = before !== undefined && before.PromoCode !== null;
  return {
    ratePlanCode: offer?.RatePlanCode ?? null,
    promoCode: offer?.PromoCode ?? (isOfBefore ? null : form.promoCode),
  };
}

/** “From Mon 1 Mar 2027 until Thu 25 Mar 2027”; empty without dates. */
export function offerDates({ DateFrom, DateTo }: WireOffer): string {
  const from = DateFrom === null ? '' : `from ${shortDateText(localDate(DateFrom))}`;
  const until = DateTo === null ? '' : `until ${shortDateText(localDate(DateTo))}`;
  return capitalised(`${from} ${until}`.trim());
}
