import type { RoomTypeDetails } from '@portico/contract/calls/room-type';
import { guestPaths } from '@portico/contract/paths';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { usePageFocus } from '../../../lib/page-focus.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { WhereLink } from '../../../shared/hotel/where-link.tsx';
import type { ValidSearch } from '../../../shared/search/search.ts';
import { NoPicture } from '../../../shared/pictures/no-picture.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { textLinkClass } from '../../../ui/text-link.tsx';
import { RoomFacilities } from './room-facilities.tsx';
import { RoomPictures } from './room-pictures.tsx';
import styles from './room-sheet.module.css';

interface RoomSheetProps {
  readonly details: RoomTypeDetails;
  /** Null: the address has none, and there are no rates. */
  readonly search: ValidSearch | null;
  /** Over the heading: which room of several is being chosen. */
  readonly tag?: ReactNode;
  /** Between heading and pictures: what has happened. */
  readonly news?: ReactNode;
  readonly rates?: ReactNode;
  readonly aside?: ReactNode;
}

/** A room type as the hotel presents it in full; on a phone a sheet over the rooms. */
export function RoomSheet({ details, search, tag, news, rates, aside }: RoomSheetProps) {
  const { property, unit, code } = useHotel();
  const leave = useWayBack();
  const [query] = useSearchParams();
  const { RoomTypeId, Name, Description, Images, Facts: short } = details.RoomType;
  usePageFocus(`${Name} – ${property.PropertyName}`, `room ${RoomTypeId} ${search?.link ?? ''}`);
  const back =
    search === null ? guestPaths.book(code) : `${guestPaths.roomsAndRates(code)}?${query.toString()}`;
  return (
    <main id="main" className={`wrap ${styles.sheet}`}>
      <p className={styles.back}>
        <Link className={textLinkClass} to={back} onClick={leave}>
          <Icon name="back" /> {search === null ? 'Search' : `All ${unit.plural}`}
        </Link>
      </p>
      <div className="split">
        <div>
          <div className={styles.intro}>
            <div>
              {tag}
              <h1 className={styles.heading}>{Name}</h1>
              <p className={`lead muted ${styles.standfirst}`}>{Description}</p>
              {news}
            </div>
            <div className={styles.pictures}>
              {Images.length === 0 ? (
                <NoPicture name={Name} note={details.Floor ?? short.at(-1)} size="page" />
              ) : (
                <RoomPictures name={Name} images={Images} />
              )}
            </div>
          </div>
          <MainFacts details={details} />
          {details.Story !== null && <p className={`measure ${styles.story}`}>{details.Story}</p>}
          <RoomFacilities details={details} />
          {rates !== undefined && <section className={styles.part}>{rates}</section>}
          {details.Terms.length > 0 && (
            <section className={styles.part} aria-labelledby="room-terms">
              <h2 className="h3" id="room-terms">
                Terms of this {unit.singular}
              </h2>
              <Facts
                facts={[
                  {
                    label: 'In and out',
                    value: `From ${property.CheckInTime}; out by ${property.CheckOutTime}`,
                  },
                  ...details.Terms.map(({ Title, Text }) => ({ label: Title, value: Text })),
                ]}
              />
            </section>
          )}
        </div>
        {(aside !== undefined || property.HasWhere) && (
          <aside>
            {aside}
            {property.HasWhere && (
              <p className={styles.where}>
                <WhereLink className={textLinkClass}>
                  <Icon name="pin" /> Where we are
                </WhereLink>
              </p>
            )}
          </aside>
        )}
      </div>
    </main>
  );
}

/** Where the guest came from the rooms, the way back is that of the browser: the rooms are where they were left. */
function useWayBack() {
  const { state }: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const isFromRooms = typeof state === 'object' && state !== null && 'isFromRooms' in state;
  return (event: MouseEvent) => {
    if (!isFromRooms || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
}

/** What a guest compares first, as far as the hotel states it. */
function MainFacts({ details }: { details: RoomTypeDetails }) {
  const { config } = useHotel();
  const { MaximumOccupancy, View, Size } = details.RoomType;
  const facts = [
    ['Sleeps', config.ShowRoomTypeOccupancy ? MaximumOccupancy : null],
    ['Beds', details.Bed],
    ['Size', Size === null ? null : `${Size.toLocaleString('en-GB')} m²`],
    ['Where', details.Floor],
    ['View', View],
    ['Bathroom', details.Bathroom],
  ].filter(([, value]) => value !== null);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
