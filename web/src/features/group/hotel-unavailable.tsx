import type { FoundProperty } from '@portico/contract/calls/group-search';
import { useGroup } from '../../parts/hotel/hotel-context.ts';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './area-section.module.css';
import type { GroupSearch } from './group-search.ts';
import { placeOf, wayOnText, whyText } from './group-texts.ts';
import { linkToRooms } from './hotel-link.ts';

/** A hotel that has nothing for these dates: why, and the way to what it has. No picture and no price of it. */
export function HotelUnavailable({ found, search }: { found: FoundProperty; search: GroupSearch }) {
  const { unit, today } = useGroup();
  const { PropertyName } = found;
  return (
    <li>
      <div>
        <h4 className={`serif ${styles.gone}`}>{PropertyName}</h4>
        <p className="small muted">{placeOf(found)}</p>
        <p className="small">{whyText(found, search.stay, unit, today)}</p>
      </div>
      <TextLink href={linkToRooms(found, search)}>
        {wayOnText(found)} <span className="vh">at {PropertyName}</span>
      </TextLink>
    </li>
  );
}

/** A hotel that could not be asked: nothing is said of its rooms. */
export function HotelUnread({ propertyId, search }: { propertyId: number; search: GroupSearch }) {
  const { group } = useGroup();
  const hotel = group.Properties.find(({ PropertyId }) => PropertyId === propertyId);
  if (hotel === undefined) return null;
  return (
    <li>
      <div>
        <h4 className={`serif ${styles.gone}`}>{hotel.PropertyName}</h4>
        <p className="small muted">{placeOf(hotel)}</p>
        <p className="small">We could not look at this hotel just now.</p>
      </div>
      <TextLink href={linkToRooms(hotel, search)}>Ask {hotel.PropertyName} itself</TextLink>
    </li>
  );
}
