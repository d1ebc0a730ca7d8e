import { formatSearchLink } from '@portico/contract/search-link';
import type { UnreadPart } from '@portico/contract/unread-link';
import { Suspense, useState, type SubmitEvent } from 'react';
import { GuestsDialog } from '../../parts/guests/guests-dialog.tsx';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { partyText } from '../../parts/stay/stay-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import { useCalendarDays } from '../../parts/calendar/use-calendar-days.ts';
import { useDaysOfOffer } from '../../parts/searching/use-days-of-offer.ts';
import { CodesCell } from '../../parts/search-form/codes-cell.tsx';
import { CodesDialog } from '../../parts/search-form/codes-dialog.tsx';
import { DateCells } from '../../parts/search-form/date-cells.tsx';
import { LazyDatePanel } from '../../parts/calendar/lazy-date-panel.ts';
import { ReplaceBasketDialog } from '../../parts/searching/replace-basket-dialog.tsx';
import { SameDayNotice } from '../../parts/searching/same-day-notice.tsx';
import { UnreadLinkNotice } from '../../parts/searching/unread-link-notice.tsx';
import { LocationRow } from './form/location-row.tsx';
import { OfferNotice } from './offers/offer-notice.tsx';
import { SearchCell } from '../../parts/search-form/search-cell.tsx';
import type { SearchForm as Form } from './form/search-draft.ts';
import styles from '../../parts/search-form/search-form.module.css';
import { formIssues } from '../../parts/search-form/form-issues.ts';
import { useDatePanel } from '../../parts/calendar/use-date-panel.ts';
import { useCodes } from './form/use-codes.ts';
import { useShowRooms } from '../../parts/searching/use-show-rooms.ts';

interface SearchFormProps {
  readonly form: Form;
  readonly unread: readonly UnreadPart[];
  readonly change: (part: Partial<Form>) => void;
  readonly onIntent: () => void;
}

/** Dates, guests and rooms, and the way to what the hotel has for them. */
export function SearchForm({ form, unread, change, onIntent }: SearchFormProps) {
  const hotel = useHotel();
  const { asked, codes, use } = useCodes(form, change);
  const { isAsking, show, replaceBasket, keepBasket, stay } = useShowRooms();
  const { isOpen, open, close } = useDatePanel();
  const known = useCalendarDays(isOpen, form.ratePlanCode);
  const days = useDaysOfOffer(known.days, form);
  const [dialog, setDialog] = useState<'guests' | 'codes' | null>(null);
  const closeDialog = () => setDialog(null);
  const { issues, attempt, errors, check } = useFormIssues(() => formIssues(form, hotel), 'at-once');

  function send(event: SubmitEvent) {
    event.preventDefault();
    if (check()) show(formatSearchLink(form));
  }

  return (
    <div className={`wrap ${styles.place}`}>
      <UnreadLinkNotice parts={unread} />
      <ErrorSummary issues={issues} attempt={attempt} />
      <form className={styles.card} aria-label="Search" noValidate onSubmit={send}>
        <LocationRow locationId={form.locationId} onChange={(locationId) => change({ locationId })} />
        <DateCells
          dates={form}
          arrivalError={errors['search-arrival']}
          departureError={errors['search-departure']}
          isOpen={isOpen}
          onPress={open}
        />
        <SearchCell
          id="search-guests"
          label={`Guests and ${hotel.unit.plural}`}
          error={errors['search-guests']}
          isOpen={dialog === 'guests'}
          onPress={() => setDialog('guests')}
        >
          {partyText(form.rooms, hotel.unit)}
        </SearchCell>
        <CodesCell
          asked={asked}
          codes={codes}
          isOpen={dialog === 'codes'}
          onPress={() => setDialog('codes')}
        />
        <div className={styles.go}>
          <Button type="submit" block onPointerEnter={onIntent} onFocus={onIntent}>
            See {hotel.unit.plural}
          </Button>
        </div>
      </form>
      {isOpen && (
        <Suspense fallback={null}>
          <LazyDatePanel
            days={days}
            askAgain={known.askAgain}
            dates={form}
            roomCount={form.rooms.length}
            onChange={change}
            onClose={close}
          />
        </Suspense>
      )}
      <OfferNotice form={form} onChange={change} />
      <SameDayNotice arrival={form.arrival} />
      <GuestsDialog
        open={dialog === 'guests'}
        rooms={form.rooms}
        onChange={(rooms) => change({ rooms })}
        onClose={closeDialog}
      />
      {dialog === 'codes' && (
        <CodesDialog
          asked={asked}
          codes={codes}
          voucherName={hotel.config.GiftServiceProviderConfig.Name}
          onUse={use}
          onClose={closeDialog}
        />
      )}
      <ReplaceBasketDialog open={isAsking} onReplace={replaceBasket} onKeep={keepBasket} onClose={stay} />
    </div>
  );
}
