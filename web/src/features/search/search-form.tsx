import { formatSearchLink } from '@portico/contract/search-link';
import type { UnreadPart } from '@portico/contract/unread-link';
import { useCalendarDays } from '../../parts/calendar/use-calendar-days.ts';
import { useDatePanel } from '../../parts/calendar/use-date-panel.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { PlaceCell } from '../../parts/search-form/place-cell.tsx';
import { StayForm } from '../../parts/search-form/stay-form.tsx';
import { ReplaceBasketDialog } from '../../parts/searching/replace-basket-dialog.tsx';
import { SameDayNotice } from '../../parts/searching/same-day-notice.tsx';
import { useDaysOfOffer } from '../../parts/searching/use-days-of-offer.ts';
import { useShowRooms } from '../../parts/searching/use-show-rooms.ts';
import type { SearchForm as Form } from './form/search-draft.ts';
import { useCodes } from './form/use-codes.ts';
import { OfferNotice } from './offers/offer-notice.tsx';

interface SearchFormProps {
  readonly form: Form;
  readonly unread: readonly UnreadPart[];
  readonly change: (part: Partial<Form>) => void;
  readonly onIntent: () => void;
}

/** Dates, guests and rooms, and the way to what the hotel has for them. */
export function SearchForm({ form, unread, change, onIntent }: SearchFormProps) {
  const { unit, config } = useHotel();
  const codes = useCodes(form, change);
  const going = useShowRooms();
  const panel = useDatePanel();
  const known = useCalendarDays(panel.isOpen, form.ratePlanCode);
  const days = useDaysOfOffer(known.days, form);
  return (
    <div className="wrap">
      <StayForm
        form={form}
        unread={unread}
        where={
          <PlaceCell
            kind="location"
            label="Location"
            every="All locations"
            places={config.Locations.map(({ Id: id, Name: name }) => ({ id, name }))}
            placeId={form.locationId}
            onChange={(locationId) => change({ locationId })}
          />
        }
        panel={panel}
        known={{ ...known, days }}
        codes={codes}
        change={change}
        action={`See ${unit.plural}`}
        onIntent={onIntent}
        onSearch={() => going.show(formatSearchLink(form))}
      >
        <OfferNotice form={form} onChange={change} />
        <SameDayNotice arrival={form.arrival} />
      </StayForm>
      <ReplaceBasketDialog going={going} />
    </div>
  );
}
