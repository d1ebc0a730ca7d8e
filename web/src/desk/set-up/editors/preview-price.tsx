import { nightsText } from '@portico/contract/texts/guest-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import { toWireGuestCounts } from '@portico/contract/wire/guest';
import { addDays } from '@portico/domain/calendar/local-date';
import { roundedRatio } from '@portico/domain/money/rounding';
import type { Stay } from '@portico/domain/calendar/stay';
import { useQuery } from '@tanstack/react-query';
import { postJson } from '../../../lib/api.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Price } from '../../../ui/price.tsx';
import { deskHotel } from '../../lib/desk-document.ts';
import { DeskFault } from '../../parts/desk-fault.tsx';

const NIGHTS = 3;

/** The stay whose price is shown. */
export function previewStay(): Stay {
  const { today } = deskHotel();
  return { arrival: today, departure: addDays(today, NIGHTS) };
}

/** The foot of the guests' card of a room: its price for some nights from today, as their search has it. */
export function PreviewPrice({ roomTypeId }: { readonly roomTypeId: number }) {
  const { property, currency, taxes, defaultGuests } = useHotel();
  const { arrival, departure } = previewStay();
  const body = {
    PropertyId: property.PropertyId,
    DateFrom: arrival,
    DateTo: departure,
    RoomTypeId: roomTypeId,
    Rooms: [toWireGuestCounts(defaultGuests)],
  };
  const { data, error, refetch } = useQuery({
    queryKey: ['price of the preview', body],
    queryFn: ({ signal }) => postJson('/api/Availability/Search', body, { signal }),
  });
  const found = data?.RoomTypes.find(({ RoomType }) => RoomType.RoomTypeId === roomTypeId);
  if (data === undefined && error !== null) return <DeskFault error={error} onAgain={() => void refetch()} />;
  if (data === undefined) return <p className="small muted">The price of these dates</p>;
  if (found === undefined || found.LowestRate < 0)
    return <p className="small muted">It is not sold for these dates.</p>;
  const minor = fromWireAmount(found.LowestRate, currency);
  const count = found.Rates.length;
  return (
    <>
      <Price
        before={`${nightsText(NIGHTS)} from`}
        sum={moneyText(minor, currency)}
        after={`${moneyText(roundedRatio(minor, 1, NIGHTS), currency)} a night, ${taxes} included`}
      />
      {/* It only shows where the guests' button stands. */}
      <span className={buttonClass({ variant: 'second' })} aria-hidden="true">
        See {count} {count === 1 ? 'rate' : 'rates'}
      </span>
    </>
  );
}
