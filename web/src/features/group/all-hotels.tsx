import { useGroup } from '../../parts/hotel/hotel-context.ts';
import { AreaSection } from './area-section.tsx';
import type { GroupForm } from './group-search.ts';
import { hotelsText } from './group-texts.ts';
import { HotelCard } from './hotel-card.tsx';
import { linkToHotel } from './hotel-link.ts';

/** Every hotel of the group, or of the area chosen, before anything was searched. */
export function AllHotels({ form }: { form: GroupForm }) {
  const { group } = useGroup();
  const areas = group.Areas.filter(({ AreaId }) => form.areaId === null || form.areaId === AreaId);
  return areas.map(({ AreaId, Name }) => {
    const hotels = group.Properties.filter((hotel) => hotel.AreaId === AreaId);
    return (
      <AreaSection
        key={AreaId}
        areaId={AreaId}
        name={Name}
        sum={hotelsText(hotels.length)}
        hotels={hotels.map((hotel) => (
          <li key={hotel.PropertyId}>
            <HotelCard hotel={hotel} href={linkToHotel(hotel.PropertyCode, form)} />
          </li>
        ))}
      />
    );
  });
}
