import { issueText } from '@portico/contract/texts/issue-texts';
import type { UnreadPart } from '@portico/contract/unread-link';
import type { SearchDraft } from '@portico/domain/search/search-criteria';
import { searchIssues } from '@portico/domain/search/search-issues';
import { Suspense, useState, type ReactNode, type SubmitEvent } from 'react';
import { useLatePanel } from '../../lib/use-late-panel.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary, type FieldIssue } from '../../ui/error-summary.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import { LazyDatePanel } from '../calendar/lazy-date-panel.ts';
import type { DatePanelState } from '../calendar/use-date-panel.ts';
import type { PricedSearch } from '../calendar/use-departure-totals.ts';
import type { CalendarKnowledge } from '../calendar/use-settled-days.ts';
import { GuestsDialog } from '../stay/guests-dialog.tsx';
import { useOwner } from '../hotel/hotel-context.ts';
import type { Owner } from '../hotel/owner.ts';
import { usePromoState, type PromoState } from './promo-check.ts';
import { UnreadLinkNotice } from './unread-link-notice.tsx';
import { partyText, numberedUnit } from '../stay/stay-texts.ts';
import { type CodesInUse, codesLabel } from './shown-codes.ts';
import { DateCells } from './date-cells.tsx';
import { SearchCell } from './search-cell.tsx';
import styles from './search-form.module.css';

async function loadCodesDialog() {
  const { CodesDialog } = await import('./codes-dialog.tsx');
  return CodesDialog;
}

interface CodesCellProps extends Pick<CodesInUse, 'shown' | 'codes' | 'areaId'> {
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

const icons: Readonly<Record<PromoState, IconName>> = { add: 'plus', valid: 'check', invalid: 'warning' };
const looks: Readonly<Record<PromoState, string | undefined>> = {
  add: undefined,
  valid: styles.valid,
  invalid: styles.invalid,
};

/** The search's codes with their state, as an icon and in words; nothing when the hotel takes none. */
function CodesCell({ shown, codes, areaId = null, isOpen, onPress }: CodesCellProps) {
  const { voucherCode } = codes;
  const promoCode = shown.promo ? codes.promoCode : null;
  const state = usePromoState(promoCode, areaId);
  if (!shown.promo && !shown.voucher) return null;
  return (
    <SearchCell
      id="search-codes"
      label={codesLabel(shown)}
      error={undefined}
      isOpen={isOpen}
      onPress={onPress}
    >
      {(promoCode !== null || voucherCode === null) && (
        <span className={styles.code}>
          <Icon name={icons[state]} className={looks[state]} />
          <span>{promoText(promoCode, state)}</span>
        </span>
      )}
      {voucherCode !== null && (
        <span className={styles.code}>
          <Icon name="check" className={styles.valid} />
          <span>Gift voucher added</span>
        </span>
      )}
    </SearchCell>
  );
}

function promoText(code: string | null, state: PromoState): string {
  if (code === null) return 'Add a code';
  if (state === 'add') return `${code}, not checked yet`;
  return state === 'valid' ? `${code} entered` : `${code} is not valid`;
}

interface StayFormProps {
  readonly form: SearchDraft;
  readonly unread: readonly UnreadPart[];
  /** The cell for the place. */
  readonly where: ReactNode;
  readonly panel: DatePanelState;
  readonly known: CalendarKnowledge;
  /** The search whose stays the calendar prices; omitted: none. */
  readonly priced?: PricedSearch | null;
  readonly codes: CodesInUse;
  readonly change: (part: Partial<SearchDraft>) => void;
  /** The button's text. */
  readonly action: string;
  /** The guest is about to search. */
  readonly onIntent?: () => void;
  /** The form was submitted without faults. */
  readonly onSearch: () => void;
  /** Notices about the search. */
  readonly children?: ReactNode;
}

/** Place, dates, guests and codes, and the search button: for a hotel or a group. */
export function StayForm(props: StayFormProps) {
  const {
    form,
    unread,
    where,
    panel,
    known,
    priced = null,
    codes,
    change,
    action,
    onIntent,
    onSearch,
    children,
  } = props;
  const owner = useOwner();
  const [isCounting, setIsCounting] = useState(false);
  const codesDialog = useLatePanel(loadCodesDialog);
  const { issues, attempt, errors, check } = useFormIssues(() => formIssues(form, owner), 'at-once');

  function send(event: SubmitEvent) {
    event.preventDefault();
    if (check()) onSearch();
  }

  return (
    <div className={styles.place}>
      <UnreadLinkNotice parts={unread} />
      <ErrorSummary issues={issues} attempt={attempt} />
      <form className={styles.card} aria-label="Search" noValidate onSubmit={send}>
        {where}
        <DateCells
          dates={form}
          arrivalError={errors['search-arrival']}
          departureError={errors['search-departure']}
          isOpen={panel.isOpen}
          onPress={panel.open}
        />
        <SearchCell
          id="search-guests"
          label={`Guests and ${owner.unit.plural}`}
          error={errors['search-guests']}
          isOpen={isCounting}
          onPress={() => setIsCounting(true)}
        >
          {partyText(form.rooms, owner.unit)}
        </SearchCell>
        <CodesCell
          shown={codes.shown}
          codes={codes.codes}
          areaId={codes.areaId}
          isOpen={codesDialog.isOpen}
          onPress={codesDialog.open}
        />
        <div className={styles.go}>
          <Button type="submit" block onPointerEnter={onIntent} onFocus={onIntent}>
            {action}
          </Button>
        </div>
      </form>
      {panel.isOpen && (
        <Suspense fallback={null}>
          <LazyDatePanel
            {...known}
            dates={form}
            roomCount={form.rooms.length}
            priced={priced}
            onChange={change}
            onClose={panel.close}
          />
        </Suspense>
      )}
      {children}
      <GuestsDialog
        open={isCounting}
        rooms={form.rooms}
        onChange={(rooms) => change({ rooms })}
        onClose={() => setIsCounting(false)}
      />
      {codesDialog.Panel && <codesDialog.Panel {...codes} onClose={codesDialog.close} />}
    </div>
  );
}

/** The faults that block the search, each in words at its cell. Rooms share one cell. */
function formIssues(form: SearchDraft, { maxRooms, maxNights, today, limits, unit }: Owner): FieldIssue[] {
  const issues = searchIssues(form, { maxRooms, maxNights, today, propertyLimits: limits });
  return issues.map(({ field, code }) => {
    const words = issueText(code, { field, unit, mostNights: maxNights });
    const room = /^rooms\.(\d+)$/.exec(field)?.[1];
    const isOneOfSeveral = room !== undefined && form.rooms.length > 1;
    return {
      fieldId: field.startsWith('rooms') ? 'search-guests' : `search-${field}`,
      message: isOneOfSeveral ? `${numberedUnit(Number(room) + 1, unit)}: ${words}` : words,
    };
  });
}
