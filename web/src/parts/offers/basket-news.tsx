import { guestMessage } from '@portico/contract/texts/guest-messages';
import { moneyText } from '@portico/contract/texts/money-text';
import { Notice } from '../../ui/notice.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import { capitalised, numberedUnit } from '../stay/stay-words.ts';
import type { BasketCheck } from './basket-check.ts';

interface BasketNewsProps {
  readonly news: BasketCheck;
  /** The guest has just changed the dates: nobody took what is not sold then. */
  readonly onOtherDates?: boolean;
}

/** Says what has changed since the rooms and extras were chosen; nothing where nothing has. */
export function BasketNews({ news, onOtherDates = false }: BasketNewsProps) {
  const { currency, unit } = useHotel();
  const change = (wasMinor: number, minor: number) =>
    `It was ${moneyText(wasMinor, currency)} and is now ${moneyText(minor, currency)}. Nothing has been charged.`;
  return (
    <>
      {news.gone.map(({ roomNumber }) => (
        <Notice
          key={`gone-${roomNumber}`}
          tone="warning"
          live="assertive"
          title={guestMessage('selection-unavailable', unit)}
        >
          <p>
            {numberedUnit(roomNumber, unit)}{' '}
            {onOtherDates ? 'is not free on these dates.' : 'has been taken.'}
          </p>
          <p>
            {capitalised(`the ${unit.singular}`)} you chose is no longer free for these dates. Nothing has
            been charged; please choose again.
          </p>
        </Notice>
      ))}
      {news.repriced.map(({ item, wasMinor }) => (
        <Notice
          key={`price-${item.roomNumber}`}
          tone="warning"
          title={`The price of ${unit.singular} ${item.roomNumber} has changed.`}
        >
          <p>{change(wasMinor, item.grossMinor)}</p>
        </Notice>
      ))}
      {news.extrasGone.map(({ roomNumber, extra }) => (
        <Notice
          key={`extra-gone-${roomNumber}-${extra.id}`}
          tone="warning"
          live="assertive"
          title={`${extra.name} can no longer be had with ${unit.singular} ${roomNumber}.`}
        >
          <p>We have taken it off your stay. Nothing has been charged.</p>
        </Notice>
      ))}
      {news.extrasRepriced.map(({ roomNumber, extra, wasMinor }) => (
        <Notice
          key={`extra-price-${roomNumber}-${extra.id}`}
          tone="warning"
          title={`The price of ${extra.name} for ${unit.singular} ${roomNumber} has changed.`}
        >
          <p>{change(wasMinor, extra.grossMinor)}</p>
        </Notice>
      ))}
    </>
  );
}
