import type { GroupSearchResponse, FoundProperty } from '@portico/contract/calls/group-search';
import { useGroup } from '../../shared/hotel/hotel-context.ts';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './area-section.module.css';
import { AreaSection } from './area-section.tsx';
import type { GroupSearch } from './group-search.ts';
import { areaText, placeOf, wayOnText, whyText } from './group-texts.ts';
import { HotelCard } from './hotel-card.tsx';
import { linkToRooms } from './hotel-link.ts';
import { HotelPrice } from './hotel-price.tsx';

interface FoundByAreaProps {
  readonly answer: GroupSearchResponse;
  readonly search: GroupSearch;
}

/** The available hotels by area, in the group's order regardless of price, and the unavailable ones below. */
export function FoundByArea({ answer, search }: FoundByAreaProps) {
  const { group, unit } = useGroup();
  return group.Areas.map(({ AreaId, Name, PropertyIds }) => {
    const found = answer.Properties.filter((hotel) => hotel.AreaId === AreaId);
    const free = found.filter(({ IsAvailable }) => IsAvailable);
    const unavailable = found.filter(({ IsAvailable }) => !IsAvailable);
    const unread = answer.UnreadPropertyIds.filter((id) => PropertyIds.includes(id));
    if (found.length + unread.length === 0) return null;
    return (
      <AreaSection
        key={AreaId}
        areaId={AreaId}
        name={Name}
        sum={found.length === 0 ? '' : areaText(free.length, found.length, unit)}
        hotels={free.map((hotel) => (
          <li key={hotel.PropertyId}>
            <HotelCard
              hotel={{
                ...group.Properties.find(({ PropertyId }) => PropertyId === hotel.PropertyId),
                ...hotel,
              }}
              href={linkToRooms(hotel, search)}
            >
              <HotelPrice found={hotel} search={search} isCodeOfSome={answer.IsPromoCodeValid === true} />
            </HotelCard>
          </li>
        ))}
        others={[
          ...unavailable.map((hotel) => (
            <HotelUnavailable key={hotel.PropertyId} found={hotel} search={search} />
          )),
          ...unread.map((id) => <HotelUnread key={id} propertyId={id} search={search} />),
        ]}
      />
    );
  });
}

/** A hotel unavailable on these dates: why, and a link to what it has. No picture and no price. */
function HotelUnavailable({ found, search }: { found: FoundProperty; search: GroupSearch }) {
  const { unit, today } = useGroup();
  const { PropertyName } = found;
  return (
    <li>
      <div>
        <h4 className={`serif ${styles.unavailable}`}>{PropertyName}</h4>
        <p className="small muted">{placeOf(found)}</p>
        <p className="small">{whyText(found, search.stay, unit, today)}</p>
      </div>
      <TextLink href={linkToRooms(found, search)}>
        {wayOnText(found)} <span className="vh">at {PropertyName}</span>
      </TextLink>
    </li>
  );
}

/** A hotel that could not be searched: nothing is stated about its rooms. */
function HotelUnread({ propertyId, search }: { propertyId: number; search: GroupSearch }) {
  const { group } = useGroup();
  const hotel = group.Properties.find(({ PropertyId }) => PropertyId === propertyId);
  if (hotel === undefined) return null;
  return (
    <li>
      <div>
        <h4 className={`serif ${styles.unavailable}`}>{hotel.PropertyName}</h4>
        <p className="small muted">{placeOf(hotel)}</p>
        <p className="small">We could not look at this hotel just now.</p>
      </div>
      <TextLink href={linkToRooms(hotel, search)}>Ask {hotel.PropertyName} itself</TextLink>
    </li>
  );
}
