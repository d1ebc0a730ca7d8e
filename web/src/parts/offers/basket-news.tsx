import { moneyText } from '@portico/contract/texts/money-text';
import { Notice } from '../../ui/notice.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import { capitalised, numberedUnit } from '../stay/stay-words.ts';
import type { BasketCheck } from './basket-check.ts';

/** Says what has changed since the rooms were chosen; nothing where nothing has. */
export function BasketNews({ gone, repriced }: Pick<BasketCheck, 'gone' | 'repriced'>) {
  const { currency, unit } = useHotel();
  return (
    <>
      {gone.map(({ roomNumber }) => (
        <Notice
          key={`gone-${roomNumber}`}
          tone="warning"
          live="assertive"
          title={`${numberedUnit(roomNumber, unit)} has been taken.`}
        >
          <p>
            {capitalised(`the ${unit.singular}`)} you chose is no longer free for these dates. Nothing has
            been charged; please choose again.
          </p>
        </Notice>
      ))}
      {repriced.map(({ item, wasMinor }) => (
        <Notice
          key={`price-${item.roomNumber}`}
          tone="warning"
          title={`The price of ${unit.singular} ${item.roomNumber} has changed.`}
        >
          <p>
            It was {moneyText(wasMinor, currency)} and is now {moneyText(item.grossMinor, currency)}. Nothing
            has been charged.
          </p>
        </Notice>
      ))}
    </>
  );
}
