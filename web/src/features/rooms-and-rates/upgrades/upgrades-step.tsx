import { Suspense } from 'react';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { roomTypeOf } from '../../../shared/offers/offers.ts';
import { chosenTypeOf } from '../../../shared/offers/upgrade-offers.ts';
import { RoomTag } from '../../../shared/steps/rooms/room-tag.tsx';
import { withUpgrade } from '../journey/choice.ts';
import { LazyUpgradeList } from '../journey/lazy-steps.ts';
import styles from '../journey/rooms-and-rates.module.css';
import type { Journey } from '../journey/use-journey.ts';
import { viewTitle } from '../journey/view-texts.ts';

/** The upgrades of one room. The heading shows at once, for the focus; the list loads after it. */
export function UpgradesStep({ journey, roomNumber }: { journey: Journey; roomNumber: number }) {
  const { unit } = useHotel();
  const { facts, booking } = journey;
  const roomCount = facts.search.rooms.length;
  const item = booking.items.find((candidate) => candidate.roomNumber === roomNumber);
  if (item === undefined) return null;
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
        <LazyUpgradeList
          facts={facts}
          item={item}
          items={booking.items}
          chosen={chosen}
          onTake={(roomTypeId) => journey.take(withUpgrade(booking, facts, item, roomTypeId))}
        />
      </Suspense>
    </>
  );
}
