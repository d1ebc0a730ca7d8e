import { formatSearchLink, parseSearchLink } from '@portico/contract/search-link';
import { useNavigate } from 'react-router';
import styles from '../journey/rooms-and-rates.module.css';
import { hasTriedTooManyCodes } from '../../../lib/api-error.ts';
import { usePageFocus } from '../../../lib/page-focus.ts';
import { useBooking } from '../../../shared/stay/booking-context.ts';
import { withChangedSearch } from '../../../shared/stay/booking.ts';
import { ContactUs } from '../../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import type { ValidSearch } from '../../../shared/search/search.ts';
import { readVoucherCode, writeVoucherCode } from '../../../shared/search/voucher-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface SearchFailedProps {
  readonly search: ValidSearch;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** The search failed: the server's message, a retry, one without codes after too many attempts, and the desk. */
export function SearchFailed({ search, error, onRetry }: SearchFailedProps) {
  const { property } = useHotel();
  const withoutCodes = useSearchWithoutCodes(search);
  const codesMayBeOmitted = withoutCodes !== null && hasTriedTooManyCodes(error);
  usePageFocus(`Error – ${property.PropertyName}`, 'search-failed');
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1 className={styles.heading}>Error</h1>
      <div className={styles.failure}>
        <Notice tone="negative" title={error.message}>
          <ContactUs>Or ask the desk:</ContactUs>
        </Notice>
      </div>
      <div className="actions">
        {codesMayBeOmitted && <Button onClick={withoutCodes}>Search without the code</Button>}
        <Button variant={codesMayBeOmitted ? 'second' : 'primary'} onClick={onRetry}>
          Look again
        </Button>
      </div>
    </main>
  );
}

/**
 * Repeats the search without any code, and retains choices as far as they are sold that way; null when it has no code.
 */
function useSearchWithoutCodes({ link }: ValidSearch): (() => void) | null {
  const hotel = useHotel();
  const { change } = useBooking();
  const navigate = useNavigate();
  const requested = parseSearchLink(new URLSearchParams(link));
  const without = formatSearchLink({ ...requested, promoCode: null, ratePlanCode: null });
  if (without === link && readVoucherCode(hotel) === null) return null;
  return () => {
    writeVoucherCode(hotel, null);
    if (without !== link) {
      change((current) => (current.search === link ? withChangedSearch(current, without) : current));
    }
    void navigate(`?${without}`, { replace: true });
  };
}
