import { guestMessage } from '@portico/contract/texts/guest-messages';
import { moneyText } from '@portico/contract/texts/money-text';
import { Notice } from '../../ui/notice.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import { capitalised, numberedUnit } from '../stay/stay-texts.ts';
import type { BasketCheck } from './basket-check.ts';

interface BasketNewsProps {
  readonly news: BasketCheck;
  /** What the guest has just changed: then an unavailable room was not taken by someone else. */
  readonly change?: 'dates' | 'guests' | null;
}

/** States what has changed since the rooms and extras were chosen; nothing when nothing has. */
export function BasketNews({ news, change = null }: BasketNewsProps) {
  const { currency, unit } = useHotel();
  const changed = (wasMinor: number, minor: number) =>
    `It was ${moneyText(wasMinor, currency)} and is now ${moneyText(minor, currency)}. Nothing has been charged.`;
  return (
    <>
      {news.unavailable.map(({ roomNumber }) => (
        <Notice
          key={`gone-${roomNumber}`}
          tone="warning"
          live="assertive"
          title={guestMessage('selection-unavailable', unit)}
        >
          <p>
            {numberedUnit(roomNumber, unit)} {unavailable[change ?? 'nothing']}
          </p>
          <p>
            {change !== 'guests' &&
              `${capitalised(`the ${unit.singular}`)} you chose is no longer free for these dates. `}
            Nothing has been charged; please choose again.
          </p>
        </Notice>
      ))}
      {news.repriced.map(({ item, wasMinor }) => (
        <Notice
          key={`price-${item.roomNumber}`}
          tone="warning"
          title={`The price of ${unit.singular} ${item.roomNumber} has changed.`}
        >
          <p>{changed(wasMinor, item.grossMinor)}</p>
        </Notice>
      ))}
      {news.extrasUnavailable.map(({ roomNumber, extra }) => (
        <Notice
          key={`extra-gone-${roomNumber}-${extra.id}`}
          tone="warning"
          live="assertive"
          title={`${extra.name} can no longer be booked with ${unit.singular} ${roomNumber}.`}
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
          <p>{changed(wasMinor, extra.grossMinor)}</p>
        </Notice>
      ))}
    </>
  );
}

const unavailable = {
  nothing: 'has been taken.',
  dates: 'is not free on these dates.',
  guests: 'is not sold for these guests.',
} as const;
