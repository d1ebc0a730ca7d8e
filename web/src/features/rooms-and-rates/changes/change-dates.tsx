import { startTransition, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Stay } from '@portico/domain/calendar/stay';
import { useBooking } from '../../../shared/stay/booking-context.ts';
import { bookingForDates, linkForDates } from '../../../shared/stay/booking-for-dates.ts';
import { bookingForSearch } from '../../../shared/stay/booking.ts';
import type { ValidSearch } from '../../../shared/search/search.ts';
import { useDatePanel } from '../../../shared/calendar/use-date-panel.ts';
import { Button } from '../../../ui/button.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { ChangeDatesPanel } from '../../../shared/steps/dates/change-dates-panel.tsx';
import { stayChanged } from '../journey/stay-changed.ts';

interface ChangeDatesProps {
  readonly search: ValidSearch;
  /** Of the button: the page may have two. */
  readonly id: string;
  readonly look: 'link' | 'button';
  readonly children: ReactNode;
}

/** Other dates for the same rooms, without leaving the page: choices are retained as far as they are sold then. */
export function ChangeDates({ search, id, look, children }: ChangeDatesProps) {
  const { change } = useBooking();
  const navigate = useNavigate();
  const { isOpen, open, close } = useDatePanel();

  function apply(stay: Stay) {
    close();
    const changed = linkForDates(search.link, stay);
    if (changed === search.link) return;
    // In one update: in between, the basket would belong to another search.
    startTransition(() => {
      change((before) => bookingForDates(bookingForSearch(before, search.link), stay));
      void navigate(`?${changed}`, { replace: true, state: stayChanged('dates') });
    });
  }
  const opener = { id, 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onClick: () => open(id) } as const;
  return (
    <>
      {look === 'link' ? (
        <TextButton {...opener}>{children}</TextButton>
      ) : (
        <Button variant="second" {...opener}>
          {children}
        </Button>
      )}
      {isOpen && (
        <ChangeDatesPanel
          stay={search.stay}
          roomCount={search.rooms.length}
          priced={search}
          codes={search}
          onUse={apply}
          onClose={close}
        />
      )}
    </>
  );
}
