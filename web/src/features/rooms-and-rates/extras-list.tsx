import { moneyText } from '@portico/contract/texts/money-text';
import type { BookingItem } from '../../parts/booking/booking.ts';
import { extraGross, roomExtras } from '../../parts/extras/room-extras.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { Button } from '../../ui/button.tsx';
import { Rows } from '../../ui/rows.tsx';
import { withExtra, withExtrasSeen, withoutExtras } from './choice.ts';
import { ExtraRow } from './extra-row.tsx';
import styles from './extras.module.css';
import type { Journey } from './use-journey.ts';

/** What one room can have beside its bed, taken at once; going on without weighs the same. */
export function ExtrasList({ journey, item }: { journey: Journey; item: BookingItem }) {
  const { currency } = useHotel();
  const { facts, booking } = journey;
  const sumMinor = item.extras.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
  return (
    <>
      <Rows>
        {roomExtras(facts, item, booking.items).map((offer) => (
          <ExtraRow
            key={offer.extra.id}
            facts={facts}
            offer={offer}
            guests={item.guests}
            onChange={(quantity) =>
              journey.keep(
                withExtra(booking, item, {
                  id: offer.extra.id,
                  quantity,
                  name: offer.service.ServiceName,
                  grossMinor: extraGross(facts, offer.extra, item.guests, quantity),
                }),
              )
            }
          />
        ))}
      </Rows>
      <div className={`actions ${styles.actions}`}>
        {item.extras.length > 0 && (
          <Button onClick={() => journey.goOn(withExtrasSeen(booking, item))}>
            Continue with {moneyText(sumMinor, currency)} of extras
          </Button>
        )}
        <Button variant="second" onClick={() => journey.goOn(withoutExtras(booking, item))}>
          Continue without extras
        </Button>
      </div>
    </>
  );
}
