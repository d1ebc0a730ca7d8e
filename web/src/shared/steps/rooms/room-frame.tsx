import type { WireRoomType } from '@portico/contract/calls/room-type';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useHotel } from '../../hotel/hotel-context.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Tag } from '../../../ui/tag.tsx';
import { textLinkClass } from '../../../ui/text-link.tsx';
import { CardPictures } from './card-pictures.tsx';
import styles from './room-card.module.css';

interface RoomFrameProps {
  readonly roomType: WireRoomType;
  /** Replaces its name, which is then the first of its facts. */
  readonly title?: string;
  readonly tag?: { readonly kind: 'accent' | 'line'; readonly words: string } | undefined;
  readonly isUnavailable?: boolean;
  /** The address of its own page; absent where a guest cannot leave. */
  readonly pageAddress?: string | undefined;
  /** Above the fold: its picture loads first. */
  readonly isFirst?: boolean;
  /** The foot: a price and its button, or why there is none. */
  readonly foot: ReactNode;
  readonly children?: ReactNode;
}

/** In the history: a room's page leads back to the rooms as they were left. */
const fromRooms = { isFromRooms: true };

/** A room type as the hotel presents it: picture, name, facts, a short text. */
export function RoomFrame({
  roomType,
  title,
  tag,
  isUnavailable = false,
  pageAddress,
  isFirst = false,
  foot,
  children,
}: RoomFrameProps) {
  const id = `room-type-${roomType.RoomTypeId}`;
  const { unit } = useHotel();
  const facts = useFacts(roomType);
  const name = title ?? roomType.Name;
  return (
    <article className={classNames(styles.room, isUnavailable && styles.unavailable)} aria-labelledby={id}>
      <div className={styles.in}>
        <div className={styles.picture}>
          <CardPictures roomType={roomType} isFirst={isFirst} />
        </div>
        <div className={styles.text}>
          <div>
            {tag !== undefined && (
              <p className={styles.tag}>
                <Tag kind={tag.kind}>{tag.words}</Tag>
              </p>
            )}
            <h2 className={styles.name} id={id}>
              {pageAddress === undefined ? (
                name
              ) : (
                <Link to={pageAddress} state={fromRooms}>
                  {name}
                </Link>
              )}
            </h2>
            <ul className={styles.facts}>
              {(title === undefined ? facts : [roomType.Name, ...facts]).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </div>
          <div className={styles.words}>
            <p>{roomType.Description}</p>
            {pageAddress !== undefined && (
              <Link className={textLinkClass} to={pageAddress} state={fromRooms}>
                Look round the {unit.singular} <span className="vh">{roomType.Name}</span>
              </Link>
            )}
          </div>
          <div className={styles.price}>{foot}</div>
        </div>
      </div>
      {children}
    </article>
  );
}

function useFacts(roomType: WireRoomType): readonly string[] {
  const hotel = useHotel();
  const sleeps = hotel.config.ShowRoomTypeOccupancy ? roomType.MaximumOccupancy : null;
  const where = locationName(hotel, roomType);
  return [
    ...(where === undefined ? [] : [where]),
    ...(sleeps === null ? [] : [`Sleeps ${sleeps}`]),
    ...roomType.Facts,
  ];
}

/** The place of a room type, in a hotel of several buildings or sites; undefined when there is only one. */
function locationName({ config }: Hotel, { LocationId }: WireRoomType): string | undefined {
  if (config.Locations.length < 2) return undefined;
  return config.Locations.find(({ Id }) => Id === LocationId)?.Name;
}
