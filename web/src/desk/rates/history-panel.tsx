import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import { deskQuery } from '../lib/desk-queries.ts';
import { DeskFault } from '../parts/desk-fault.tsx';
import { DeskWaiting } from '../parts/desk-waiting.tsx';
import { Line, Lines } from '../parts/lines.tsx';
import { Panel } from '../parts/panel.tsx';
import { dayLabel, nightText } from './cell-text.ts';
import type { GridRow, RatesAnswer } from './grid-rows.ts';
import styles from './history-panel.module.css';

type Save = DeskAnswer<'Rates/History'>['saves'][number];

interface HistoryPanelProps {
  readonly answer: RatesAnswer;
  readonly row: GridRow;
  readonly date: LocalDate;
  readonly onClose: () => void;
}

/** Who changed a night of a room type, when, and what stood before. */
export function HistoryPanel({ answer, row, date, onClose }: HistoryPanelProps) {
  const { roomTypeId, roomType } = row;
  const { data, error, refetch } = useQuery(deskQuery('Rates/History', { roomTypeId, date }));
  const rates = answer.roomTypes.find(({ id }) => id === roomTypeId)?.rates ?? [];
  return (
    <Panel
      title={dayLabel(date)}
      sub={roomType}
      onClose={onClose}
      actions={
        <Button variant="second" onClick={onClose}>
          Close
        </Button>
      }
    >
      {error !== null && <DeskFault error={error} onAgain={() => void refetch()} />}
      {data === undefined && error === null && <DeskWaiting />}
      {data?.saves.length === 0 && (
        <p>Nobody has changed this night here: it is as the property file says.</p>
      )}
      {data !== undefined && data.saves.length > 0 && (
        <Lines>
          {data.saves.map((save, index) => (
            <Line key={index} isPast={save.wasUndone}>
              <div>
                <p>
                  {save.by}{' '}
                  {save.isUndo
                    ? 'took a change back'
                    : save.wasUndone
                      ? 'changed it, undone since'
                      : 'changed it'}
                  , {timeText(save.savedAt)}
                </p>
                <ul className={styles.what}>
                  {wordsOf(save, rates).map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
              </div>
            </Line>
          ))}
        </Lines>
      )}
    </Panel>
  );
}

function wordsOf({ rooms, rates }: Save, names: RatesAnswer['roomTypes'][number]['rates']): string[] {
  const { currency } = deskHotel();
  const ofRooms = rooms === null ? [] : [`Rooms for sale: ${saleText(rooms.was)} → ${saleText(rooms.now)}`];
  const ofRates = rates.map(({ ratePlanId, was, now }) => {
    const name = names.find((rate) => rate.ratePlanId === ratePlanId)?.name ?? 'A rate';
    return `${name}: ${nightText(was, currency)} → ${nightText(now, currency)}`;
  });
  return [...ofRooms, ...ofRates];
}

const saleText = (sale: NonNullable<Save['rooms']>['was']) =>
  sale === null ? 'none' : `${sale.rooms}${sale.closed ? ', shut' : ''}`;

function timeText(instant: string): string {
  const { timeZone } = deskHotel();
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));
}
