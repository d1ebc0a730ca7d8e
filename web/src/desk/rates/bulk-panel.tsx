import { currencySymbol } from '@portico/contract/texts/money-text';
import { counted } from '@portico/contract/texts/counted';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import { Panel } from '../parts/panel.tsx';
import styles from './bulk-panel.module.css';
import { GuestsSee } from './guests-see.tsx';
import type { RatesAnswer } from './grid-rows.ts';
import { AdvanceField, DateField, StayField, WeekdayField } from './nights-fields.tsx';
import type { PanelForm } from './panel-form.ts';
import type { Season } from './seasons-panel.tsx';
import { countNights } from './use-save.ts';

interface BulkPanelProps {
  readonly answer: RatesAnswer;
  readonly title: string;
  readonly sub: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly first: LocalDate;
  readonly last: LocalDate;
  /** Null: every day. */
  readonly weekdays: readonly number[] | null;
  readonly form: PanelForm;
  readonly faults: { readonly amount?: string; readonly rooms?: string };
  readonly preview: DeskAnswer<'Rates/PreviewSave'> | undefined;
  readonly error: Error | null;
  readonly isBusy: boolean;
  /** Those whose nights can be set. */
  readonly seasons: readonly Season[];
  readonly onSeason: (season: Season) => void;
  readonly onRange: (from: LocalDate, to: LocalDate) => void;
  readonly onWeekdays: (weekdays: readonly number[] | null) => void;
  readonly onForm: (form: PanelForm) => void;
  readonly onSave: () => void;
  readonly onLeave: () => void;
}

/** Changes all nights of a selection at once; old and new stand in the cells until it is saved. */
export function BulkPanel(props: BulkPanelProps) {
  const { from, to, weekdays, form, faults, preview, error, seasons, onForm } = props;
  const season = seasons.find(
    (one) => one.to === to && from === (one.from < props.first ? props.first : one.from),
  );
  const set = (more: Partial<PanelForm>) => onForm({ ...form, ...more });
  const nights = preview === undefined ? 0 : countNights(preview);
  return (
    <Panel
      title={props.title}
      sub={props.sub}
      takesFocus={false}
      onClose={props.onLeave}
      actions={
        <>
          {(nights > 0 || props.isBusy) && (
            <Button busy={props.isBusy} onClick={props.onSave}>
              {nights > 0 ? `Save ${counted(nights, 'night')}` : 'Save'}
            </Button>
          )}
          <Button variant="second" onClick={props.onLeave}>
            Leave it
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {seasons.length > 0 && (
          <Field label="Season">
            <Select
              value={season?.seasonId ?? ''}
              onChange={({ target }) => {
                const chosen = seasons.find(({ seasonId }) => seasonId === target.value);
                if (chosen !== undefined) props.onSeason(chosen);
              }}
            >
              <option value="">None: the nights below</option>
              {seasons.map(({ seasonId, name }) => (
                <option key={seasonId} value={seasonId}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <div className={styles.two}>
          <DateField
            label="From"
            value={from}
            min={props.first}
            max={props.last}
            onDate={(date) => props.onRange(date, date > to ? date : to)}
          />
          <DateField
            label="To"
            value={to}
            min={from}
            max={props.last}
            onDate={(date) => props.onRange(from, date)}
          />
        </div>
        <WeekdayField weekdays={weekdays} onWeekdays={props.onWeekdays} />
        <div className={styles.price}>
          <Field label="Price">
            <Select value={form.how} onChange={({ target }) => set({ how: howOf(target.value) })}>
              <option value="leave">Leave</option>
              <option value="set">Set to</option>
              <option value="raise">Raise by</option>
              <option value="lower">Lower by</option>
              <option value="raise-percent">Raise by %</option>
              <option value="lower-percent">Lower by %</option>
            </Select>
          </Field>
          {form.how !== 'leave' && (
            <Field
              label={form.how.endsWith('percent') ? 'Per cent' : currencySymbol(deskHotel().currency)}
              error={faults.amount}
            >
              <TextInput
                inputMode="decimal"
                autoComplete="off"
                value={form.amount}
                onChange={({ target }) => set({ amount: target.value })}
              />
            </Field>
          )}
        </div>
        <div className={styles.two}>
          <StayField label="Shortest stay" value={form.minStay} onValue={(minStay) => set({ minStay })} />
          <StayField label="Longest stay" value={form.maxStay} onValue={(maxStay) => set({ maxStay })} />
        </div>
        <div className={styles.two}>
          <StayField
            label="Shortest stay through"
            value={form.minStayThrough}
            onValue={(minStayThrough) => set({ minStayThrough })}
          />
          <StayField
            label="Longest stay through"
            value={form.maxStayThrough}
            onValue={(maxStayThrough) => set({ maxStayThrough })}
          />
        </div>
        <div className={styles.two}>
          <AdvanceField
            label="Booked at least before"
            value={form.minAdvance}
            onValue={(minAdvance) => set({ minAdvance })}
          />
          <AdvanceField
            label="Booked at most before"
            value={form.maxAdvance}
            onValue={(maxAdvance) => set({ maxAdvance })}
          />
        </div>
        <div className={styles.two}>
          <Field label="Rooms for sale" error={faults.rooms}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              placeholder="Leave"
              value={form.rooms}
              onChange={({ target }) => set({ rooms: target.value })}
            />
          </Field>
          <Field label="Open or shut">
            <Select value={form.sale} onChange={({ target }) => set({ sale: saleOf(target.value) })}>
              <option value="">Leave</option>
              <option value="shut">Shut</option>
              <option value="open">Open</option>
              <option value="no-in">No arrivals</option>
              <option value="in">Arrivals again</option>
              <option value="no-out">No departures</option>
              <option value="out">Departures again</option>
            </Select>
          </Field>
        </div>
      </div>
      {error !== null && <Notice tone="negative" title={error.message} />}
      {preview !== undefined && <GuestsSee answer={props.answer} preview={preview} />}
    </Panel>
  );
}

const hows: Readonly<Record<string, PanelForm['how']>> = {
  set: 'set',
  raise: 'raise',
  lower: 'lower',
  'raise-percent': 'raise-percent',
  'lower-percent': 'lower-percent',
};
const howOf = (value: string): PanelForm['how'] => hows[value] ?? 'leave';

const sales: Readonly<Record<string, PanelForm['sale']>> = {
  open: 'open',
  shut: 'shut',
  'no-in': 'no-in',
  in: 'in',
  'no-out': 'no-out',
  out: 'out',
};
const saleOf = (value: string): PanelForm['sale'] => sales[value] ?? '';
