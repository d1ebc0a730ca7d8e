import type {
  RestaurantSetup,
  TableAvailability,
  WireTableTime,
} from '@portico/contract/calls/restaurant-booking';
import { shortMoneyText } from '@portico/contract/texts/money-text';
import { longDateText } from '@portico/contract/texts/date-texts';
import { turnText } from '@portico/contract/texts/table-texts';
import { minorOf } from '@portico/domain/money/decimal';
import { ContactLinks } from '../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { Button } from '../../ui/button.tsx';
import { Chip, Chips, UnavailableChip } from '../../ui/chips.tsx';
import { Choice, Choices } from '../../ui/choices.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Part } from '../../ui/part.tsx';
import { Tick } from '../../ui/tick.tsx';
import { Skeleton, Waiting } from '../../ui/waiting.tsx';
import { tableFieldId, type useTableForm } from './use-table-form.ts';
import styles from './table-page.module.css';

type Table = ReturnType<typeof useTableForm>;

/** The date's times as chips, the offers of the chosen one, and how long its table lasts. */
export function TimePart({ table }: { table: Table }) {
  const { setup, times, time, lost } = table;
  const error = setup.error ?? times.error;
  return (
    <Part numeral={2} title="A time" intro={intro(table)}>
      <div role="status">
        {lost.time !== null && (
          <Notice tone="warning" live="off" title={`${lost.time} is not available.`}>
            Please choose another time.
          </Notice>
        )}
      </div>
      {error !== null ? (
        <Failed
          message={error.message}
          onRetry={() => void (setup.error === null ? times.refetch() : setup.refetch())}
        />
      ) : times.data === undefined || setup.data === undefined ? (
        <Waiting label="Looking for tables">
          <Skeleton height="44px" />
        </Waiting>
      ) : times.data.Times.length === 0 ? (
        <NoTimes setup={setup.data} />
      ) : (
        <Times table={table} times={times.data} />
      )}
      {time !== null && time.Promotions.length > 0 && <Promotions table={table} time={time} />}
      {time?.LeaveTime && <LeaveTime table={table} leaveTime={time.LeaveTime} />}
    </Part>
  );
}

/** The date in words, and how long tables last, if it is the same all day. */
function intro({ draft, times }: Table): string {
  const turns = new Set(times.data?.Times.map(({ TurnMinutes }) => TurnMinutes));
  const [turn] = turns;
  const date = `${longDateText(draft.date)}.`;
  return turns.size === 1 && turn !== undefined ? `${date} Tables are yours for ${turnText(turn)}.` : date;
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <>
      <Notice tone="negative" title="The times could not be looked up.">
        {message}
      </Notice>
      <p className={styles.below}>
        <Button variant="second" onClick={onRetry}>
          Look again
        </Button>
      </p>
    </>
  );
}

function NoTimes({ setup }: { setup: RestaurantSetup }) {
  return (
    <Notice tone="info" title={setup.NoAvailabilityText}>
      Choose another date or party, or ask us: <ContactLinks />
    </Notice>
  );
}

function Times({ table, times }: { table: Table; times: TableAvailability }) {
  const { draft, form, choose } = table;
  const free = new Set(times.Times.map(({ Time }) => Time));
  const all = [...free, ...times.FullTimes].sort();
  const id = tableFieldId('time');
  return (
    <Chips id={id} legend="Time" legendHidden error={form.errors[id]}>
      {all.map((time) =>
        free.has(time) ? (
          <Chip
            key={time}
            name={id}
            value={time}
            checked={time === draft.time}
            onChange={() => choose({ time })}
          >
            {time}
          </Chip>
        ) : (
          <UnavailableChip key={time} why="no table">
            {time}
          </UnavailableChip>
        ),
      )}
    </Chips>
  );
}

function Promotions({ table, time }: { table: Table; time: WireTableTime }) {
  const { currency } = useHotel();
  const { draft, choose } = table;
  const name = tableFieldId('promotion');
  return (
    <div className={styles.below}>
      <Choices legend="Menu" legendHidden>
        <Choice
          name={name}
          title="The menu as it stands"
          sub="Order at the table"
          checked={draft.promotionId === null}
          onChange={() => choose({ promotionId: null })}
        />
        {time.Promotions.map(({ Id, Name, Description, PricePerPerson }) => (
          <Choice
            key={Id}
            name={name}
            title={Name}
            sub={Description ?? 'For the whole table'}
            end={
              PricePerPerson !== null && (
                <span className="money">
                  {shortMoneyText(minorOf(PricePerPerson, currency) ?? 0, currency)} a person
                </span>
              )
            }
            checked={draft.promotionId === Id}
            onChange={() => choose({ promotionId: Id })}
          />
        ))}
      </Choices>
    </div>
  );
}

function LeaveTime({ table, leaveTime }: { table: Table; leaveTime: string }) {
  const { draft, form, choose } = table;
  const id = tableFieldId('leaveTime');
  return (
    <div className={styles.below}>
      <Tick
        id={id}
        checked={draft.knownLeaveTime === leaveTime}
        error={form.errors[id]}
        onChange={({ target }) => choose({ knownLeaveTime: target.checked ? leaveTime : null })}
      >
        We know that the table is ours until {leaveTime}
      </Tick>
    </div>
  );
}
