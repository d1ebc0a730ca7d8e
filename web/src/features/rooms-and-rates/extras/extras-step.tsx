import { nightsOf } from '@portico/domain/calendar/stay';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { extrasKey } from '../../../shared/offers/extras-answers.ts';
import { extrasQuery } from '../../../shared/offers/extras-query.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { roomTypeOf } from '../../../shared/offers/offers.ts';
import { nightsInWords } from '../../../shared/stay/stay-texts.ts';
import { withExtra, withExtrasSeen, withoutExtras } from '../journey/choice.ts';
import { ExtrasFailed } from '../../../shared/steps/extras/extras-failed.tsx';
import { ExtrasWaiting } from '../../../shared/steps/extras/extras-waiting.tsx';
import { LazyExtrasList } from '../journey/lazy-steps.ts';
import { RoomTag } from '../../../shared/steps/rooms/room-tag.tsx';
import styles from '../journey/rooms-and-rates.module.css';
import type { Journey } from '../journey/use-journey.ts';
import { viewTitle } from '../journey/view-texts.ts';

/** The extras of one room. The heading shows at once, for the focus; the list loads after it. */
export function ExtrasStep({ journey, roomNumber }: { journey: Journey; roomNumber: number }) {
  const hotel = useHotel();
  const client = useQueryClient();
  const { facts, booking } = journey;
  const roomCount = facts.search.rooms.length;
  const item = booking.items.find((candidate) => candidate.roomNumber === roomNumber);
  if (item === undefined) return null;
  const goOnWithout = () => journey.goOn(withoutExtras(booking, item));
  const answer = facts.extras.get(extrasKey(item));
  const nights = nightsInWords(nightsOf(facts.search.stay));
  return (
    <>
      <RoomTag roomNumber={roomNumber} roomCount={roomCount} />
      <h1 className={styles.heading}>{viewTitle({ name: 'extras', roomNumber }, roomCount, hotel.unit)}</h1>
      <p className={`lead muted ${styles.standfirst}`}>
        For your {nights} in {roomTypeOf(facts, item.roomTypeId)?.Name}.
      </p>
      {answer === undefined && <ExtrasWaiting />}
      {answer === 'failed' && (
        <ExtrasFailed
          onRetry={() =>
            void client.refetchQueries({ queryKey: extrasQuery(hotel, facts.search, item).queryKey })
          }
          onGoOn={goOnWithout}
        />
      )}
      {answer !== undefined && answer !== 'failed' && (
        <Suspense fallback={<ExtrasWaiting />}>
          <LazyExtrasList
            facts={facts}
            item={item}
            items={booking.items}
            onTake={(chosen, asksAges) => journey.keep(withExtra(booking, item, chosen, asksAges))}
            onGoOn={() => journey.goOn(withExtrasSeen(booking, item))}
            onWithout={goOnWithout}
          />
        </Suspense>
      )}
    </>
  );
}
