import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { dayText, shortDateText } from '@portico/contract/texts/date-texts';
import { localDate } from '@portico/domain/calendar/local-date';
import { useId } from 'react';
import { Ledger, LedgerLine } from '../../ui/ledger.tsx';
import { deskMoney } from '../lib/desk-money.ts';
import type { RatesAnswer } from './grid-rows.ts';
import styles from './guests-see.module.css';

type Seen = DeskAnswer<'Rates/PreviewSave'>['guests'][number];

interface GuestsSeeProps {
  readonly answer: RatesAnswer;
  readonly preview: DeskAnswer<'Rates/PreviewSave'>;
}

/** What a guest would be shown for a stay from the first changed night, and was before. */
export function GuestsSee({ answer, preview }: GuestsSeeProps) {
  const id = useId();
  if (preview.guests.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>What guests will see</h3>
      <Ledger>
        {preview.guests.map((seen) => (
          <SeenLines key={`${seen.roomTypeId}/${seen.ratePlanId}`} answer={answer} seen={seen} />
        ))}
      </Ledger>
    </section>
  );
}

function SeenLines({ answer, seen }: { readonly answer: RatesAnswer; readonly seen: Seen }) {
  const { arrival, departure, now, was, adults } = seen;
  const roomType = answer.roomTypes.find(({ id }) => id === seen.roomTypeId);
  const rate = roomType?.rates.find(({ ratePlanId }) => ratePlanId === seen.ratePlanId);
  const stay = `${shortText(arrival)} to ${shortText(departure)}`;
  const before = 'minor' in was ? `was ${deskMoney(was.minor)}` : 'was not sold';
  const after = 'minor' in now ? `${deskMoney(now.nightMinor)} a night for ${adults}` : now.why;
  return (
    <>
      <LedgerLine
        label={`${roomType?.name}, ${rate?.name}, ${stay}`}
        value={'minor' in now ? deskMoney(now.minor) : 'not sold'}
      />
      <LedgerLine kind="note" label={`${before}; ${after}`} />
    </>
  );
}

/** “Fri 19 Mar”. */
function shortText(date: string): string {
  const [weekday, , month] = shortDateText(localDate(date)).split(' ');
  return `${weekday} ${dayText(localDate(date))} ${month}`;
}
