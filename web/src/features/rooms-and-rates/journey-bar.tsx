import { moneyText } from '@portico/contract/texts/money-text';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { quoteOf } from '../../shared/offers/chosen-room.ts';
import { AboutMoney } from '../../shared/hotel/about-money.tsx';
import { PayBar } from '../../ui/pay-bar.tsx';
import styles from './journey/rooms-and-rates.module.css';
import { useStepAction } from './journey/step-action.tsx';
import type { Journey } from './journey/use-journey.ts';

/** On a phone, the running total at the foot from the first choice on, with this step's button. */
export function JourneyBar({ journey }: { journey: Journey }) {
  const { currency, taxes } = useHotel();
  const { facts, rooms } = journey;
  const action = useStepAction(journey, { size: 'small' });
  if (rooms.length === 0) return null;
  const roomCount = facts.search.rooms.length;
  const isWhole = rooms.length === roomCount;
  const sumMinor = quoteOf(rooms).grossMinor;
  return (
    <PayBar
      sum={
        <span className={styles.soFar}>
          {!isWhole && (
            <span className={styles.count}>
              {rooms.length} of {roomCount} ·{' '}
            </span>
          )}
          {moneyText(sumMinor, currency)}
        </span>
      }
      note={
        <>
          {isWhole ? `Total, ${taxes} included` : ' so far'}
          <AboutMoney minor={sumMinor} />
        </>
      }
      action={action}
    />
  );
}
