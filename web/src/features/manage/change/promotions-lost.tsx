import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import { Notice } from '../../../ui/notice.tsx';

/** A promotion whose rules the change no longer meets is said before it is accepted, not after. */
export function PromotionsLost({ quote }: { quote: WireChangeQuote }) {
  const lost = quote.Rooms.filter(({ PromotionLost }) => PromotionLost !== null);
  if (lost.length === 0) return null;
  return (
    <Notice tone="warning">
      {lost.map(({ RoomNumber, RoomTypeName, PromotionLost }) => (
        <p key={RoomNumber}>
          “{PromotionLost}” no longer applies to {RoomTypeName}: its nights cost their price without it.
        </p>
      ))}
    </Notice>
  );
}
