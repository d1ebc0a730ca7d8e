import type { RoomTypeId } from '@portico/domain/ids';
import { Suspense } from 'react';
import type { BookingItem } from '../../../parts/booking/booking.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { roomTypeOf, type OfferFacts } from '../../../parts/offers/offers.ts';
import { chosenTypeOf } from '../../../parts/offers/upgrade-offers.ts';
import { LazyUpgradeList } from '../journey/lazy-steps.ts';
import { RoomTag } from '../../../parts/stay-steps/rooms/room-tag.tsx';
import styles from '../journey/rooms-and-rates.module.css';
import { viewTitle } from '../journey/view-texts.ts';

interface UpgradesStepProps {
  readonly facts: OfferFacts;
  readonly item: BookingItem;
  readonly items: readonly BookingItem[];
  /** Another type, or the one that was chosen at first. */
  readonly onTake: (roomTypeId: RoomTypeId) => void;
}

/** What one room may be exchanged for. The heading is there at once, for the focus; the list is fetched. */
export function UpgradesStep({ facts, item, items, onTake }: UpgradesStepProps) {
  const { unit } = useHotel();
  const roomCount = facts.search.rooms.length;
  const { roomNumber } = item;
  const chosen = roomTypeOf(facts, chosenTypeOf(item));
  if (chosen === undefined) return null;
  return (
    <>
      <RoomTag roomNumber={roomNumber} roomCount={roomCount} />
      <h1 className={styles.heading}>{viewTitle({ name: 'upgrades', roomNumber }, roomCount, unit)}</h1>
      <p className={`lead muted ${styles.standfirst}`}>
        You have chosen {chosen.Name}. These are open on the same nights, at the same rate and terms.
      </p>
      <Suspense>
        <LazyUpgradeList facts={facts} item={item} items={items} chosen={chosen} onTake={onTake} />
      </Suspense>
    </>
  );
}
