import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { moneyText, shortMoneyText } from '@portico/contract/texts/money-text';
import {
  moneyDifference,
  percentText,
  pointsDifference,
  wholeMoneyText,
  type Difference,
} from './report-texts.ts';
import styles from './report-figures.module.css';

type Stays = DeskAnswer<'Reports/Stays'>;

interface ReportFiguresProps {
  readonly stays: Stays;
  /** What they are compared with; undefined: nothing. */
  readonly before: Stays | undefined;
  /** “than last year”. */
  readonly than: string;
}

/** The four figures, each with how it stands to the period before. */
export function ReportFigures({ stays, before, than }: ReportFiguresProps) {
  const { currency, sums, figures, arrivals } = stays;
  const average = figures.averageRateMinor;
  const noShows = arrivals.noShows.rooms;
  return (
    <dl className={styles.figures}>
      <Figure
        name="Rooms let"
        figure={percentText(figures.occupancyBasisPoints)}
        difference={pointsDifference(figures.occupancyBasisPoints, before?.figures.occupancyBasisPoints)}
        than={than}
      />
      <Figure
        name="Room revenue, net"
        figure={shortMoneyText(sums.room.netMinor, currency)}
        difference={moneyDifference(sums.room.netMinor, before?.sums.room.netMinor, currency)}
        than={than}
      />
      <Figure
        name="A room let, a night"
        figure={average === null ? '–' : moneyText(average, currency)}
        difference={moneyDifference(average, before?.figures.averageRateMinor, currency)}
        note="net of VAT"
      />
      <Figure
        name="Cancelled"
        figure={percentText(arrivals.cancelled.basisPoints)}
        difference={pointsDifference(arrivals.cancelled.basisPoints, before?.arrivals.cancelled.basisPoints, {
          isLessBetter: true,
        })}
        note={`${wholeMoneyText(arrivals.cancelled.lostNetMinor, currency)} lost${noShows === 0 ? '' : `, ${noShows} did not come`}`}
      />
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly figure: string;
  readonly difference: Difference | undefined;
  /** After the difference. */
  readonly than?: string;
  readonly note?: string;
}

function Figure({ name, figure, difference, than, note }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {figure}
        <span className={styles.note}>
          {difference !== undefined && (
            <>
              <b className={lookOf(difference)}>{difference.text}</b>
              {than !== undefined &&
                ` ${difference.isBetter === undefined ? than.replace('than', 'as') : than}`}
              {note !== undefined && ', '}
            </>
          )}
          {note}
        </span>
      </dd>
    </div>
  );
}

function lookOf({ isBetter }: Difference): string | undefined {
  if (isBetter === undefined) return undefined;
  return isBetter ? styles.better : styles.worse;
}
