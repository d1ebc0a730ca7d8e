import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import type { OfferFacts, RoomOffer } from '../../../shared/offers/offers.ts';
import { unavailableText } from '../../../shared/steps/rooms/unavailable-card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../journey/rooms-and-rates.module.css';

interface NotSoldProps {
  readonly facts: OfferFacts;
  /** The room type that the link names, sold at other rates; undefined: not sold, or the link names none. */
  readonly offer: RoomOffer | undefined;
}

/** What the link names is not sold for this stay. A rate that needs a code is not told from one that does not exist. */
export function NotSold({ facts: { search, answer }, offer }: NotSoldProps) {
  const { unit, today } = useHotel();
  const roomTypeId = search.named?.roomTypeId ?? null;
  const type = answer.UnavailableRoomTypes.find(({ RoomTypeId }) => RoomTypeId === roomTypeId);
  const isOfRate = roomTypeId === null || offer !== undefined;
  return (
    <div className={styles.combination}>
      <Notice
        tone="info"
        title={`The ${isOfRate ? 'rate' : unit.singular} of your link is not sold for this stay.`}
      >
        {type !== undefined && `${type.RoomType.Name}: ${unavailableText(type, search, today)} `}
        {offer === undefined
          ? `These ${unit.plural} are.`
          : `${offer.roomType.Name} has these rates; our other ${unit.plural} are below.`}
      </Notice>
    </div>
  );
}
