import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { callDesk } from '../lib/desk-api.ts';
import { hotelTime } from '../lib/hotel-time.ts';
import { DeskFault } from '../parts/desk-fault.tsx';
import { DeskWaiting } from '../parts/desk-waiting.tsx';
import { DonePanel } from '../parts/form-panel.tsx';
import { Line, Lines } from '../parts/lines.tsx';
import type { Connection } from './connection-line.tsx';
import styles from './connections.module.css';

type Sent = DeskAnswer<'Connections/ListPushes'>['messages'][number];

const kindWords = { Commit: 'New', Modify: 'Changed', Cancel: 'Cancelled' } as const;
const outcomeWords = { taken: 'Taken', refused: 'Not taken', unanswered: 'No answer yet' } as const;

/** What a system was told of bookings in 30 days, newest first: by their numbers, without the guests. */
export function SentPanel({
  connection: { id, name },
  onClose,
}: {
  readonly connection: Connection;
  readonly onClose: () => void;
}) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['Connections/ListPushes', id],
    queryFn: ({ pageParam: before, signal }) =>
      callDesk('Connections/ListPushes', { id, before: before === '' ? null : before }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ messages, hasMore }) => (hasMore ? messages.at(-1)?.messageId : undefined),
  });
  const messages = data?.pages.flatMap((page) => page.messages) ?? [];
  return (
    <DonePanel title="Sent bookings" sub={`What ${name} was told in 30 days`} onClose={onClose}>
      {error !== null && <DeskFault error={error} onAgain={() => void refetch()} />}
      {data === undefined && error === null && <DeskWaiting />}
      {data !== undefined && messages.length === 0 && <p className={styles.none}>Nothing yet.</p>}
      <Lines columns={styles.lines}>
        {messages.map((message) => (
          <SentLine key={message.messageId} message={message} />
        ))}
      </Lines>
      {hasNextPage && (
        <p>
          <Button
            variant="second"
            size="small"
            busy={isFetchingNextPage}
            onClick={() => !isFetchingNextPage && void fetchNextPage()}
          >
            Show older ones
          </Button>
        </p>
      )}
    </DonePanel>
  );
}

function SentLine({
  message: { number, kind, triedAt, tries, outcome, answer, otherNumber },
}: {
  readonly message: Sent;
}) {
  return (
    <Line>
      <div>
        <span className={styles.name}>{number}</span> {kindWords[kind].toLowerCase()}
        <br />
        <span className="muted">
          {hotelTime(triedAt)}
          {tries > 1 && `, tried ${tries} times`}
          <br />
          {outcomeWords[outcome]}
          {answer !== null && `: ${answer}`}
        </span>
        {otherNumber !== null && (
          <>
            <br />
            <span className={styles.username}>There: {otherNumber}</span>
          </>
        )}
      </div>
    </Line>
  );
}
