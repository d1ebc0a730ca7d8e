import type { WireGroupMember } from '@portico/contract/calls/property-group';
import type { ReactNode } from 'react';
import { useGroup } from '../../shared/hotel/hotel-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { NoPicture } from '../../shared/pictures/no-picture.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import { placeOf } from './group-texts.ts';
import styles from './hotel-card.module.css';

/** A hotel that joined the group after this document was built has no texts or picture in it. */
type ShownHotel = Pick<WireGroupMember, 'PropertyName' | 'PropertyAddress'> &
  Partial<Pick<WireGroupMember, 'PropertyImage' | 'Standfirst'>>;

interface HotelCardProps {
  readonly hotel: ShownHotel;
  /** Its own pages: another document. */
  readonly href: string;
  /** Its lowest price, and what that includes. */
  readonly children?: ReactNode;
}

/** A hotel of the group, its place, and the link to it. */
export function HotelCard({ hotel, href, children }: HotelCardProps) {
  const { unit } = useGroup();
  const { PropertyName, PropertyImage: image, Standfirst } = hotel;
  return (
    <article className={styles.card}>
      {image ? <Picture image={image} /> : <NoPicture name={PropertyName} />}
      <h4 className="h3 serif">
        <a href={href}>{PropertyName}</a>
      </h4>
      <p className="small muted">{placeOf(hotel)}</p>
      {Standfirst !== undefined && <p className={`small ${styles.words}`}>{Standfirst}</p>}
      {children}
      <p className={`small ${styles.way}`} aria-hidden="true">
        See {unit.plural} <Icon name="arrow" />
      </p>
    </article>
  );
}
