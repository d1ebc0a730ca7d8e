import { formatSearchLink, parseSearchLink } from '@portico/contract/search-link';
import { useNavigate } from 'react-router';
import { useBooking } from '../../../parts/booking/booking-context.ts';
import { withChangedSearch } from '../../../parts/booking/booking.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import type { ValidSearch } from '../../../parts/searching/search.ts';
import { readVoucherCode, writeVoucherCode } from '../../../parts/searching/voucher-session.ts';

/** Makes the same search without any code, and keeps what was chosen as far as it is sold so; null where it has none. */
export function useSearchWithoutCodes({ link }: ValidSearch): (() => void) | null {
  const hotel = useHotel();
  const { change } = useBooking();
  const navigate = useNavigate();
  const asked = parseSearchLink(new URLSearchParams(link));
  const without = formatSearchLink({ ...asked, promoCode: null, ratePlanCode: null });
  if (without === link && readVoucherCode(hotel) === null) return null;
  return () => {
    writeVoucherCode(hotel, null);
    if (without !== link) {
      change((kept) => (kept.search === link ? withChangedSearch(kept, without) : kept));
    }
    void navigate(`?${without}`, { replace: true });
  };
}
