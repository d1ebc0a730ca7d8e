import { guestPaths } from '@portico/contract/paths';
import { parseSearchLink } from '@portico/contract/search-link';
import { unreadParts } from '@portico/contract/unread-link';
import { Link, useLocation } from 'react-router';
import { ContactLinks } from '../../parts/hotel/contact-links.tsx';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import type { OfferFacts } from '../../parts/offers/offers.ts';
import { stayDatesLine } from '../../parts/searching/calendar/stay-line.ts';
import { SameDayNotice } from '../../parts/searching/same-day-notice.tsx';
import { UnreadLinkNotice } from '../../parts/searching/unread-link-notice.tsx';
import { unreadOfState } from '../../parts/searching/unread-link-state.ts';
import { Notice } from '../../ui/notice.tsx';
import { areDatesChanged } from './change-dates-state.ts';

/** What the hotel answered to the codes of the search (spec section 8), and that its dates are others now. */
export function SearchNews({ facts }: { facts: OfferFacts }) {
  const { code, config } = useHotel();
  const { search, answer } = facts;
  const { IsPromoCodeValid, PromoCodeMessage, IsHopGiftVoucherCodeValid, HopGiftVoucherCodeMessage } = answer;
  const { state, search: address } = useLocation();
  const unread = [...unreadOfState(state), ...unreadParts(new URLSearchParams(address))];
  return (
    <>
      <UnreadLinkNotice parts={unread} />
      <SameDayNotice arrival={search.stay.arrival} />
      {areDatesChanged(state) && (
        <Notice tone="info" title={`Your stay is now ${stayDatesLine(search.stay)}.`}>
          What you chose is kept as far as it is sold on these dates.
        </Notice>
      )}
      {IsPromoCodeValid === true && search.promoCode !== null && (
        <Notice tone="positive" title={`The code ${search.promoCode} is in these prices.`} />
      )}
      {IsPromoCodeValid === false && PromoCodeMessage !== null && (
        <Notice tone="warning" title={PromoCodeMessage}>
          Prices are shown without {codeOf(search)}.{' '}
          {!config.HidePromoCodeOnLandingPage && (
            <Link to={`${guestPaths.book(code)}?${search.link}`}>Change the code</Link>
          )}
        </Notice>
      )}
      {IsHopGiftVoucherCodeValid === true && HopGiftVoucherCodeMessage === null && (
        <Notice tone="positive" title="Your gift voucher can be used at checkout." />
      )}
      {IsHopGiftVoucherCodeValid === true && HopGiftVoucherCodeMessage !== null && (
        <Notice tone="warning" title={HopGiftVoucherCodeMessage}>
          <ContactLinks />
        </Notice>
      )}
      {IsHopGiftVoucherCodeValid === false && HopGiftVoucherCodeMessage !== null && (
        <Notice tone="warning" title={HopGiftVoucherCodeMessage}>
          <Link to={`${guestPaths.book(code)}?${search.link}`}>Change the gift voucher</Link>
        </Notice>
      )}
    </>
  );
}

/** The code as it was asked for: one that does not act is no part of the search any more. */
function codeOf({ link }: OfferFacts['search']): string | null {
  return parseSearchLink(new URLSearchParams(link)).promoCode;
}
