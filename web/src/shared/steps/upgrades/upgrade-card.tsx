import { moneyText } from '@portico/contract/texts/money-text';
import type { WireRoomType } from '@portico/contract/calls/room-type';
import type { RoomQuote } from '@portico/domain/pricing/room-quote';
import { AboutMoney } from '../../hotel/about-money.tsx';
import { useHotel } from '../../hotel/hotel-context.ts';
import { WasNow } from '../../offers/was-now.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Price } from '../../../ui/price.tsx';
import { RoomFrame } from '../rooms/room-frame.tsx';

interface UpgradeCardProps {
  readonly roomType: WireRoomType;
  /** Replaces its name. */
  readonly title?: string;
  /** The difference for the stay, formatted. */
  readonly sum: string;
  readonly perNight?: string;
  /** The room for the whole stay. */
  readonly quote: RoomQuote | undefined;
  readonly act: string;
  readonly isTaken: boolean;
  readonly onTake: () => void;
}

/** One choice: the difference for the stay first, then the total. */
export function UpgradeCard(props: UpgradeCardProps) {
  const { roomType, title, sum, perNight, quote, act, isTaken, onTake } = props;
  const { currency } = useHotel();
  return (
    <RoomFrame
      roomType={roomType}
      {...(title !== undefined && { title })}
      foot={
        <>
          <Price
            before=""
            sum={sum}
            after={
              quote !== undefined && (
                <>
                  {perNight !== undefined && `${perNight}; `}
                  <WasNow wasMinor={quote.originalGrossMinor} nowMinor={quote.grossMinor} />
                  <span className="money">{moneyText(quote.grossMinor, currency)} for the stay</span>{' '}
                  <AboutMoney minor={quote.grossMinor} />
                </>
              )
            }
          />
          <Button variant={isTaken ? 'primary' : 'second'} aria-pressed={isTaken} onClick={onTake}>
            {isTaken && <Icon name="check" />}
            {isTaken ? 'Chosen' : act}{' '}
            {(title === undefined || isTaken) && <span className="vh">({title ?? roomType.Name})</span>}
          </Button>
        </>
      }
    />
  );
}
