import { moneyText } from '@portico/contract/texts/money-text';
import type { BookingItem, ChosenExtra } from '../../stay/booking.ts';
import { agesAreSettled } from '../../stay/child-ages.ts';
import { extraGross, roomExtras } from '../../offers/room-extras.ts';
import { useHotel } from '../../hotel/hotel-context.ts';
import { desktopQuery, useMedia } from '../../../lib/media.ts';
import { Button } from '../../../ui/button.tsx';
import { Rows } from '../../../ui/rows.tsx';
import type { StayFacts } from '../../offers/offers.ts';
import { ExtraRow } from './extra-row.tsx';
import styles from './extras.module.css';

interface ExtrasListProps {
  readonly facts: StayFacts;
  readonly item: BookingItem;
  readonly items: readonly BookingItem[];
  /** Sets the quantity of an extra; `asksAges`: of the room's children, and they are not known. */
  readonly onTake: (chosen: ChosenExtra, asksAges: boolean) => void;
  readonly onGoOn: () => void;
  readonly onWithout: () => void;
}

/** The extras of one room, taken at once; continuing without has equal weight. */
export function ExtrasList({ facts, item, items, onTake, onGoOn, onWithout }: ExtrasListProps) {
  const { currency } = useHotel();
  // On a phone, the bar at the foot has the button.
  const isDesktop = useMedia(desktopQuery);
  const sumMinor = item.extras.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
  return (
    <>
      <Rows>
        {roomExtras(facts, item, items).map((offer) => (
          <ExtraRow
            key={offer.extra.id}
            facts={facts}
            offer={offer}
            guests={item.guests}
            onChange={(quantity) =>
              onTake(
                {
                  id: offer.extra.id,
                  quantity,
                  name: offer.service.ServiceName,
                  grossMinor: extraGross(facts, offer.extra, item.guests, quantity),
                },
                quantity > 0 &&
                  offer.service.AsksChildAges &&
                  !agesAreSettled(item.guests.children, item.childAges),
              )
            }
          />
        ))}
      </Rows>
      <div className={`actions ${styles.actions}`}>
        {item.extras.length > 0 && (
          <Button variant={isDesktop ? 'primary' : 'second'} onClick={onGoOn}>
            {sumMinor === 0
              ? 'Continue with these extras'
              : `Continue with ${moneyText(sumMinor, currency)} of extras`}
          </Button>
        )}
        <Button variant="second" onClick={onWithout}>
          Continue without extras
        </Button>
      </div>
    </>
  );
}
