import { guestPaths } from '@portico/contract/paths';
import { Link } from 'react-router';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import type { ValidSearch } from '../../parts/searching/search.ts';
import { compactStay, partyText, weekdaysOfStay } from '../../parts/stay/stay-words.ts';
import { StayBar } from '../../ui/stay-bar.tsx';
import { textLinkClass } from '../../ui/text-link.tsx';

/** The search at the top of the steps, with the way back to it. */
export function SearchBar({ search }: { search: ValidSearch }) {
  const { code, unit } = useHotel();
  return (
    <StayBar
      dates={compactStay(search.stay)}
      facts={[weekdaysOfStay(search.stay), partyText(search.rooms, unit)]}
      action={
        <Link className={textLinkClass} to={`${guestPaths.book(code)}?${search.link}`}>
          Change <span className="vh">dates, guests or {unit.plural}</span>
        </Link>
      }
    />
  );
}
