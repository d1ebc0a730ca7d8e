import { guestPaths } from '@portico/contract/paths';
import { parseSearchLink } from '@portico/contract/search-link';
import { unreadParts } from '@portico/contract/unread-link';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import styles from '../journey/rooms-and-rates.module.css';
import { changeOfStay } from '../journey/stay-changed.ts';
import { stayDatesLine } from '../../../shared/calendar/stay-line.ts';
import { ContactLinks } from '../../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import type { OfferFacts } from '../../../shared/offers/offers.ts';
import { SameDayNotice } from '../../../shared/search/same-day-notice.tsx';
import { UnreadLinkNotice } from '../../../shared/search/unread-link-notice.tsx';
import { unreadOfState } from '../../../shared/search/unread-link-state.ts';
import { partyText } from '../../../shared/stay/stay-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface SearchNewsProps {
  readonly facts: OfferFacts;
  /** Codes are mentioned where prices are compared, and not again at each step. */
  readonly withCodes: boolean;
}

/**
 * The hotel's answer to the search's codes (docs/search.md, "Codes"), and a note that its dates or guests have changed.
 */
export function SearchNews({ facts, withCodes }: SearchNewsProps) {
  const { code, config, unit } = useHotel();
  const { search, answer } = facts;
  const { IsPromoCodeValid, PromoCodeMessage, IsHopGiftVoucherCodeValid, HopGiftVoucherCodeMessage } = answer;
  const { state, search: address } = useLocation();
  const change = changeOfStay(state);
  const unread = [...unreadOfState(state), ...unreadParts(new URLSearchParams(address))];
  return (
    <>
      <UnreadLinkNotice parts={unread} />
      <SameDayNotice arrival={search.stay.arrival} />
      {change === 'dates' && (
        <Notice tone="info" title={`Your stay is now ${stayDatesLine(search.stay)}.`}>
          What you chose is kept as far as it is sold on these dates.
        </Notice>
      )}
      {change === 'guests' && (
        <Notice tone="info" title={`Your stay is now for ${partyText(search.rooms, unit)}.`}>
          What you chose is kept as far as it is sold for these guests.
        </Notice>
      )}
      {withCodes && IsPromoCodeValid === true && search.promoCode !== null && (
        <CodeNote>The code {search.promoCode} is in these prices.</CodeNote>
      )}
      {withCodes && IsPromoCodeValid === false && PromoCodeMessage !== null && (
        <Notice tone="warning" title={PromoCodeMessage}>
          {answer.RoomTypes.length > 0 && <>Prices are shown without {codeOf(search)}. </>}
          {!config.HidePromoCodeOnLandingPage && (
            <Link to={`${guestPaths.book(code)}?${search.link}`}>Change the code</Link>
          )}
        </Notice>
      )}
      {withCodes && IsHopGiftVoucherCodeValid === true && HopGiftVoucherCodeMessage === null && (
        <CodeNote>Your gift voucher can be used at checkout.</CodeNote>
      )}
      {withCodes && IsHopGiftVoucherCodeValid === true && HopGiftVoucherCodeMessage !== null && (
        <Notice tone="warning" title={HopGiftVoucherCodeMessage}>
          <ContactLinks />
        </Notice>
      )}
      {withCodes && IsHopGiftVoucherCodeValid === false && HopGiftVoucherCodeMessage !== null && (
        <Notice tone="warning" title={HopGiftVoucherCodeMessage}>
          <Link to={`${guestPaths.book(code)}?${search.link}`}>Change the gift voucher</Link>
        </Notice>
      )}
    </>
  );
}

/** The code as requested: one that does not apply is no longer part of the search. */
function codeOf({ link }: OfferFacts['search']): string | null {
  return parseSearchLink(new URLSearchParams(link)).promoCode;
}

/** A code that applies, in one line. */
function CodeNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.code} role="status">
      <Icon name="check" />
      <span>{children}</span>
    </p>
  );
}
