import type { UnreadPart } from '@portico/contract/unread-link';
import { Suspense, useState, type SubmitEvent } from 'react';
import { LazyDatePanel } from '../../parts/calendar/lazy-date-panel.ts';
import { useDatePanel } from '../../parts/calendar/use-date-panel.ts';
import { GuestsDialog } from '../../parts/guests/guests-dialog.tsx';
import { useGroup } from '../../parts/hotel/hotel-context.ts';
import { CodesCell } from '../../parts/search-form/codes-cell.tsx';
import { CodesDialog } from '../../parts/search-form/codes-dialog.tsx';
import { DateCells } from '../../parts/search-form/date-cells.tsx';
import { formIssues } from '../../parts/search-form/form-issues.ts';
import { SearchCell } from '../../parts/search-form/search-cell.tsx';
import styles from '../../parts/search-form/search-form.module.css';
import { UnreadLinkNotice } from '../../parts/searching/unread-link-notice.tsx';
import { partyText } from '../../parts/stay/stay-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import { AreaCell } from './area-cell.tsx';
import type { GroupForm } from './group-search.ts';
import { useAreaDays } from './use-area-days.ts';

interface GroupSearchFormProps {
  readonly form: GroupForm;
  readonly unread: readonly UnreadPart[];
  readonly change: (part: Partial<GroupForm>) => void;
  /** The form was sent, with nothing against it. */
  readonly onSearch: () => void;
}

/** Area, dates, guests and code, and the way to what the hotels have for them. */
export function GroupSearchForm({ form, unread, change, onSearch }: GroupSearchFormProps) {
  const group = useGroup();
  const asked = { promo: !group.group.HidePromoCodeOnLandingPage, voucher: false };
  const codes = { promoCode: form.promoCode, voucherCode: null };
  const { isOpen, open, close } = useDatePanel();
  const { days, askAgain } = useAreaDays(isOpen, form.areaId);
  const [dialog, setDialog] = useState<'guests' | 'codes' | null>(null);
  const closeDialog = () => setDialog(null);
  const { issues, attempt, errors, check } = useFormIssues(() => formIssues(form, group), 'at-once');

  function send(event: SubmitEvent) {
    event.preventDefault();
    if (check()) onSearch();
  }

  return (
    <div className={styles.place}>
      <UnreadLinkNotice parts={unread} />
      <ErrorSummary issues={issues} attempt={attempt} />
      <form className={styles.card} aria-label="Search" noValidate onSubmit={send}>
        <AreaCell areaId={form.areaId} onChange={(areaId) => change({ areaId })} />
        <DateCells
          dates={form}
          arrivalError={errors['search-arrival']}
          departureError={errors['search-departure']}
          isOpen={isOpen}
          onPress={open}
        />
        <SearchCell
          id="search-guests"
          label={`Guests and ${group.unit.plural}`}
          error={errors['search-guests']}
          isOpen={dialog === 'guests'}
          onPress={() => setDialog('guests')}
        >
          {partyText(form.rooms, group.unit)}
        </SearchCell>
        <CodesCell
          asked={asked}
          codes={codes}
          isOpen={dialog === 'codes'}
          onPress={() => setDialog('codes')}
        />
        <div className={styles.go}>
          <Button type="submit" block>
            See hotels
          </Button>
        </div>
      </form>
      {isOpen && (
        <Suspense fallback={null}>
          <LazyDatePanel
            days={days}
            askAgain={askAgain}
            dates={form}
            roomCount={form.rooms.length}
            onChange={change}
            onClose={close}
          />
        </Suspense>
      )}
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
          onUse={({ promoCode }) => change({ promoCode })}
          onClose={closeDialog}
        />
      )}
    </div>
  );
}
