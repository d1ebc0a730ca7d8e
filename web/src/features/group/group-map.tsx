import { LabelledMap, type MapLabel } from '../../shared/pictures/labelled-map.tsx';
import { useGroup } from '../../shared/hotel/hotel-context.ts';
import type { GroupForm } from './group-search.ts';
import styles from './group-map.module.css';
import { linkToHotel } from './hotel-link.ts';

interface GroupMapProps {
  readonly form: GroupForm;
  /** The guest pressed an area; null: that of the form, which shows all again. */
  readonly onArea: (areaId: GroupForm['areaId']) => void;
}

/** The group's drawn map: each hotel a link, each area a filter. Rule: docs/group-file.md, "map". */
export function GroupMap({ form, onArea }: GroupMapProps) {
  const { group } = useGroup();
  const { Map: map, Areas, Properties, UseAreaSearch } = group;
  if (map === null) return null;
  const areas = (UseAreaSearch ? map.Areas : []).flatMap(({ AreaId, X, Y }): MapLabel[] => {
    const isMain = form.areaId === AreaId;
    return Areas.filter((area) => area.AreaId === AreaId).map(({ Name }) => ({
      name: Name,
      x: X,
      y: Y,
      isMain,
      onPress: () => onArea(isMain ? null : AreaId),
    }));
  });
  const hotels = map.Hotels.flatMap(({ PropertyId, X, Y }): MapLabel[] =>
    Properties.filter((hotel) => hotel.PropertyId === PropertyId).map(({ PropertyName, PropertyCode }) => ({
      name: PropertyName,
      x: X,
      y: Y,
      isMain: false,
      href: linkToHotel(PropertyCode, form),
    })),
  );
  const labels = [...areas, ...hotels];
  return (
    <figure className={styles.map}>
      <LabelledMap map={map.Picture} labels={labels} namedOnAPhone={labels.length} />
      {map.Picture.Caption && <figcaption className="small muted">{map.Picture.Caption}</figcaption>}
    </figure>
  );
}
