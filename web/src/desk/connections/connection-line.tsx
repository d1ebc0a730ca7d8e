import { connectionRights } from '@portico/contract/connections/connection-codes';
import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { counted } from '@portico/contract/texts/counted';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { isRefusedAs } from '../lib/desk-api.ts';
import { useDeskChange } from '../lib/desk-queries.ts';
import { hotelTime } from '../lib/hotel-time.ts';
import { HandedText } from '../parts/handed-text.tsx';
import { Line } from '../parts/lines.tsx';
import { questionBox, useQuestion } from '../parts/use-question.ts';
import { rightWords } from './right-words.ts';
import styles from './connections.module.css';

export type Connection = DeskAnswer<'Connections/List'>['connections'][number];

/** What is opened above the list. */
export type Opened = 'codes' | 'messages' | 'bookings' | 'sent';

interface ConnectionLineProps {
  readonly connection: Connection;
  readonly onOpen: (what: Opened) => void;
}

/** One system: when it was last heard, what has no code, and what can be done. */
export function ConnectionLine({ connection, onOpen }: ConnectionLineProps) {
  const { name, username, rights, lastMessageAt, revokedAt } = connection;
  const { act, asks, leave } = useQuestion<'rotate' | 'revoke'>();
  const named = <span className="vh">of {name}</span>;
  return (
    <Line isPast={revokedAt !== null}>
      <div>
        <span className={styles.name}>{name}</span>
        <br />
        <span className="muted">
          <span className={styles.username}>{username}</span>
          <br />
          {connectionRights
            .filter((right) => rights.includes(right))
            .map((right) => rightWords[right])
            .join(' · ')}
          <br />
          {lastMessageAt === null ? 'No message yet' : `Last message ${hotelTime(lastMessageAt)}`}
          {revokedAt !== null && `, revoked ${hotelTime(revokedAt)}`}
        </span>
      </div>
      {revokedAt === null && <p>{unmappedText(connection)}</p>}
      {connection.told !== null && revokedAt === null && (
        <Told connection={connection} told={connection.told} />
      )}
      {act === null && (
        <p className={styles.acts}>
          {revokedAt === null && (
            <Button variant="second" size="small" onClick={() => onOpen('codes')}>
              Codes {named}
            </Button>
          )}
          {revokedAt === null && (
            <Button variant="second" size="small" onClick={() => onOpen('bookings')}>
              Bookings {named}
            </Button>
          )}
          <Button variant="second" size="small" onClick={() => onOpen('messages')}>
            Messages {named}
          </Button>
          {(connection.told !== null || rights.includes('reservations')) && (
            <Button variant="second" size="small" onClick={() => onOpen('sent')}>
              Sent bookings <span className="vh">to {name}</span>
            </Button>
          )}
          {revokedAt === null && (
            <>
              <TextButton {...asks('rotate')}>
                New secret <span className="vh">for {name}</span>
              </TextButton>
              <TextButton {...asks('revoke')}>
                Revoke <span className="vh">{name}</span>
              </TextButton>
            </>
          )}
        </p>
      )}
      {act === 'rotate' && <NewSecret connection={connection} onLeave={leave} />}
      {act === 'revoke' && <Revoke connection={connection} onLeave={leave} />}
    </Line>
  );
}

interface ToldProps {
  readonly connection: Connection;
  readonly told: NonNullable<Connection['told']>;
}

/** Where it is told of bookings, and what it has not taken. */
function Told({ connection: { id, name, push }, told: { waiting, failed, lastError } }: ToldProps) {
  const { mutate, error, isPending, data } = useDeskChange('Connections/RetryPushes');
  return (
    <>
      <p>
        {push === null ? 'Reads bookings' : `Told of bookings at ${new URL(push.url).host}`}
        {waiting > 0 && `, ${waiting} on the way`}
        {failed > 0 && `, ${failed} never taken`}
        {lastError !== null && `. The last: ${lastError}`}.
      </p>
      {error !== null && <Notice tone="negative" title={error.message} />}
      <p role="status">{data !== undefined && `${counted(data.due, 'booking')} on the way again.`}</p>
      {failed > 0 && (
        <p>
          <Button variant="second" size="small" busy={isPending} onClick={() => mutate({ id })}>
            Send {failed === 1 ? 'it' : `the ${failed}`} again <span className="vh">to {name}</span>
          </Button>
        </p>
      )}
    </>
  );
}

function unmappedText({ roomTypes, ratePlans }: Connection): string {
  const of = (things: Connection['roomTypes'], one: string) => {
    const count = things.filter(({ isMapped }) => !isMapped).length;
    return count === 0 ? [] : [counted(count, one)];
  };
  const open = [...of(roomTypes, 'room type'), ...of(ratePlans, 'rate plan')];
  return open.length === 0
    ? 'Every room and rate has its code.'
    : `${open.join(' and ')} without a code of its own: there it is our number.`;
}

interface ActProps {
  readonly connection: Connection;
  readonly onLeave: () => void;
}

function NewSecret({ connection: { id }, onLeave }: ActProps) {
  const { mutate, error, isPending, data } = useDeskChange('Connections/Rotate');
  if (data !== undefined)
    return (
      <div key="made" {...questionBox} className={styles.asked}>
        <Notice tone="warning" title="This secret is shown once.">
          The former one is taken too until {hotelTime(data.formerSecretEndsAt)}.
        </Notice>
        <HandedText label="Secret" text={data.secret} />
        <p className={styles.acts}>
          <Button variant="second" size="small" onClick={onLeave}>
            Close
          </Button>
        </p>
      </div>
    );
  return (
    <div {...questionBox} className={styles.asked}>
      {error !== null && (
        <Notice
          tone="negative"
          title={
            isRefusedAs(error, 'desk.done-before')
              ? 'A secret was made, but its answer was lost. Make another one: the one in use is still taken.'
              : error.message
          }
        />
      )}
      <p>The system logs in with a new secret. The one in use is taken too for a day.</p>
      <p className={styles.acts}>
        <Button size="small" busy={isPending} onClick={() => mutate({ id })}>
          Make a new secret
        </Button>
        <TextButton onClick={onLeave}>Leave it</TextButton>
      </p>
    </div>
  );
}

function Revoke({ connection: { id, name }, onLeave }: ActProps) {
  const { mutate, error, isPending } = useDeskChange('Connections/Revoke');
  return (
    <div {...questionBox} className={styles.asked}>
      {error !== null && <Notice tone="negative" title={error.message} />}
      <p>
        {name} sets nothing any more, at once and for good. Rooms and prices stay as they are. Its messages
        can be read for 30 days.
      </p>
      <p className={styles.acts}>
        <Button variant="danger" size="small" busy={isPending} onClick={() => mutate({ id })}>
          Revoke {name}
        </Button>
        <TextButton onClick={onLeave}>Leave it</TextButton>
      </p>
    </div>
  );
}
