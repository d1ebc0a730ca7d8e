import type { GroupSearchResponse } from '@portico/contract/calls/group-search';
import { useGroup } from '../../parts/hotel/hotel-context.ts';
import { AreaSection } from './area-section.tsx';
import type { GroupSearch } from './group-search.ts';
import { areaText } from './group-texts.ts';
import { HotelCard } from './hotel-card.tsx';
import { linkToRooms } from './hotel-link.ts';
import { HotelPrice } from './hotel-price.tsx';
import { HotelUnavailable, HotelUnread } from './hotel-unavailable.tsx';

interface FoundByAreaProps {
  readonly answer: GroupSearchResponse;
  readonly search: GroupSearch;
}

/** Area by area those that have rooms, in the order of the group whatever they cost, and below them those that have none. */
export function FoundByArea({ answer, search }: FoundByAreaProps) {
  const { group, unit } = useGroup();
  return group.Areas.map(({ AreaId, Name, PropertyIds }) => {
    const found = answer.Properties.filter((hotel) => hotel.AreaId === AreaId);
    const free = found.filter(({ IsAvailable }) => IsAvailable);
    const gone = found.filter(({ IsAvailable }) => !IsAvailable);
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
          ...gone.map((hotel) => <HotelUnavailable key={hotel.PropertyId} found={hotel} search={search} />),
          ...unread.map((id) => <HotelUnread key={id} propertyId={id} search={search} />),
        ]}
      />
    );
  });
}
