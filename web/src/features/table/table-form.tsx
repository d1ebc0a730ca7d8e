import type { WireRestaurant } from '@portico/contract/calls/restaurant-booking';
import { numberText } from '@portico/contract/texts/table-texts';
import { usePageFocus } from '../../lib/page-focus.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { SendingProgress } from '../../parts/hotel/sending-progress.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { JudgedForm } from '../../ui/judged-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReachPart } from './reach-part.tsx';
import { TableBooked } from './table-booked.tsx';
import { TimePart } from './time-part.tsx';
import { WhenPart } from './when-part.tsx';
import { YourTable } from './your-table.tsx';
import { useTableForm } from './use-table-form.ts';
import styles from './table-page.module.css';

interface TableFormProps {
  restaurants: readonly [WireRestaurant, ...WireRestaurant[]];
}

/** Date and party, then a time, then how to reach the guest. */
export function TableForm({ restaurants }: TableFormProps) {
  const { name } = useHotel();
  const table = useTableForm(restaurants);
  const { draft, time, form, state, failure, booked, book } = table;
  const restaurant = table.restaurant ?? restaurants[0];
  usePageFocus(`Book a table – ${name}`, 'table');
  if (booked !== null) return <TableBooked booked={booked} />;
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <div className="split">
        <div>
          <h1 className="h1-working">Book a table</h1>
          <p className={`lead muted ${styles.lead}`}>{restaurant.Description}</p>
          <JudgedForm className={styles.form} form={form} onSend={() => void book()}>
            <ErrorSummary issues={form.issues} attempt={form.attempt} />
            <WhenPart table={table} restaurant={restaurant} restaurants={restaurants} />
            <TimePart table={table} />
            <ReachPart table={table}>
              {failure !== null && (
                <Notice tone="negative" title={failure.title}>
                  {failure.words}
                </Notice>
              )}
              <p className={styles.send}>
                <Button type="submit" busy={state !== 'idle'}>
                  {time === null ? 'Book a table' : `Book ${time.Time} for ${numberText(draft.party ?? 0)}`}
                </Button>
              </p>
              <SendingProgress
                doing="booking your table"
                isSending={state !== 'idle'}
                isRetrying={state === 'retrying'}
              />
            </ReachPart>
          </JudgedForm>
        </div>
        <YourTable draft={draft} restaurant={restaurant} time={time} />
      </div>
    </main>
  );
}
