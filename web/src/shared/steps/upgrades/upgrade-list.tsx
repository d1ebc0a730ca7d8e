import { moneyText } from '@portico/contract/texts/money-text';
import type { WireRoomType } from '@portico/contract/calls/room-type';
import { nightsOf } from '@portico/domain/calendar/stay';
import type { RoomTypeId } from '@portico/domain/ids';
import { roundedRatio } from '@portico/domain/money/rounding';
import type { BookingItem } from '../../stay/booking.ts';
import { useHotel } from '../../hotel/hotel-context.ts';
import { offerAs, type StayFacts } from '../../offers/offers.ts';
import { upgradeOffers } from '../../offers/upgrade-offers.ts';
import { UpgradeCard } from './upgrade-card.tsx';

interface UpgradeListProps {
  readonly facts: StayFacts;
  readonly item: BookingItem;
  readonly items: readonly BookingItem[];
  /** The type chosen first. */
  readonly chosen: WireRoomType;
  readonly onTake: (roomTypeId: RoomTypeId) => void;
}

/** Keeping the room first, then the upgrades, lowest price first, all of equal weight; nothing is preselected. */
export function UpgradeList({ facts, item, items, chosen, onTake }: UpgradeListProps) {
  const { currency, unit } = useHotel();
  const nights = nightsOf(facts.search.stay);
  const words = (minor: number) => moneyText(minor, currency);
  const more = (minor: number) => `${minor < 0 ? '−' : '+'} ${words(Math.abs(minor))}`;
  const isTaken = (type: WireRoomType) => item.upgradesSeen && item.roomTypeId === type.RoomTypeId;
  const keep = `Keep my ${unit.singular}`;
  return (
    <>
      <UpgradeCard
        roomType={chosen}
        title={keep}
        sum="No change"
        quote={offerAs(facts, item, chosen.RoomTypeId)?.quote}
        act={keep}
        isTaken={isTaken(chosen)}
        onTake={() => onTake(chosen.RoomTypeId)}
      />
      {upgradeOffers(facts, item, items).map(({ roomType, differenceMinor }) => (
        <UpgradeCard
          key={roomType.RoomTypeId}
          roomType={roomType}
          sum={more(differenceMinor)}
          perNight={`${words(roundedRatio(Math.abs(differenceMinor), 1, nights))} ${differenceMinor < 0 ? 'less' : 'more'} a night`}
          quote={offerAs(facts, item, roomType.RoomTypeId)?.quote}
          act={`Take this ${unit.singular}`}
          isTaken={isTaken(roomType)}
          onTake={() => onTake(roomType.RoomTypeId)}
        />
      ))}
    </>
  );
}
