import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { callDesk } from '../lib/desk-api.ts';
import { deskQuery } from '../lib/desk-queries.ts';
import { hotelTime } from '../lib/hotel-time.ts';
import { DeskFault } from '../parts/desk-fault.tsx';
import { DeskWaiting } from '../parts/desk-waiting.tsx';
import { DonePanel } from '../parts/form-panel.tsx';
import { Line, Lines } from '../parts/lines.tsx';
import type { Connection } from './connection-line.tsx';
import styles from './connections.module.css';

const outcomeWords = {
  done: 'Done',
  partly: 'Done but for some items',
  refused: 'Refused, nothing done',
} as const;

/** What a system has sent in 30 days, newest first, each as it came and was answered. */
export function MessagesPanel({
  connection: { id, name },
  onClose,
}: {
  readonly connection: Connection;
  readonly onClose: () => void;
}) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['Connections/ListMessages', id],
    queryFn: ({ pageParam: before, signal }) =>
      callDesk('Connections/ListMessages', { id, before: before === '' ? null : before }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ messages, hasMore }) => (hasMore ? messages.at(-1)?.messageId : undefined),
  });
  const [shownId, setShownId] = useState<string | null>(null);
  const messages = data?.pages.flatMap((page) => page.messages) ?? [];
  return (
    <DonePanel title="Messages" sub={`What ${name} has sent in 30 days`} onClose={onClose}>
      {error !== null && <DeskFault error={error} onAgain={() => void refetch()} />}
      {data === undefined && error === null && <DeskWaiting />}
      {data !== undefined && messages.length === 0 && <p className={styles.none}>Nothing yet.</p>}
      <Lines columns={styles.lines}>
        {messages.map(({ messageId, receivedAt, kind, outcome, why }) => (
          <Line key={messageId}>
            <div>
              {hotelTime(receivedAt)}
              <br />
              <span className="muted">{outcomeWords[outcome]}</span>
              {kind.startsWith('OTA_') && (
                <>
                  <br />
                  <span className="muted">{kind}</span>
                </>
              )}
            </div>
            {why.length > 0 && <p>{why.join(' ')}</p>}
            <p>
              <TextButton
                aria-expanded={shownId === messageId}
                onClick={() => setShownId(shownId === messageId ? null : messageId)}
              >
                {shownId === messageId ? 'Close' : 'Read'}{' '}
                <span className="vh">the message of {hotelTime(receivedAt)}</span>
              </TextButton>
            </p>
            {shownId === messageId && <Message id={id} messageId={messageId} />}
          </Line>
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

function Message({ id, messageId }: { readonly id: string; readonly messageId: string }) {
  const { data, error, refetch } = useQuery(deskQuery('Connections/ReadMessage', { id, messageId }));
  if (error !== null) return <DeskFault error={error} onAgain={() => void refetch()} />;
  if (data === undefined) return <DeskWaiting />;
  return (
    <div className={styles.asked}>
      <h3>As it came</h3>
      {data.body === '' ? (
        <p>Its text is not stored, as it may be about guests.</p>
      ) : (
        <Text name="As it came" text={data.body} />
      )}
      <h3>As it was answered</h3>
      <Text name="As it was answered" text={data.answer} />
    </div>
  );
}

/** A long one is scrolled, by keyboard too. */
function Text({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it too
    <pre className={styles.text} role="region" aria-label={name} tabIndex={0}>
      {indented(text)}
    </pre>
  );
}

/** JSON is easier to read by the line; anything else stays as it is. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
