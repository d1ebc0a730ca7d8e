import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { counted } from '@portico/contract/texts/counted';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useDeskChange } from '../lib/desk-queries.ts';
import { hotelTime } from '../lib/hotel-time.ts';
import { HandedText } from '../parts/handed-text.tsx';
import { Line } from '../parts/lines.tsx';
import { questionBox, useQuestion } from '../parts/use-question.ts';
import { eventWords } from './event-words.ts';
import styles from './webhooks.module.css';

type Endpoint = DeskAnswer<'Webhooks/List'>['endpoints'][number];

/** One program: how events to it fare, and what can be done. */
export function EndpointLine({ endpoint }: { readonly endpoint: Endpoint }) {
  const { id, url, types, lastDeliveredAt, switchedOffAt, failed } = endpoint;
  const host = new URL(url).host;
  const { act, asks, leave } = useQuestion<'rotate' | 'remove'>();
  const trying = useDeskChange('Webhooks/Test');
  const switching = useDeskChange('Webhooks/SwitchOn');
  const again = useDeskChange('Today/RetryEvents');
  const error = trying.error ?? switching.error ?? again.error;
  return (
    <Line isPast={switchedOffAt !== null}>
      <div>
        <span className={styles.url}>{url}</span>
        <br />
        <span className="muted">
          {types === null ? 'All that happens' : types.map((type) => eventWords[type]).join(', ')}
          <br />
          {lastDeliveredAt === null ? 'Nothing taken yet' : `Last taken ${hotelTime(lastDeliveredAt)}`}
        </span>
      </div>
      {switchedOffAt !== null && (
        <Notice tone="warning" title={`Off since ${hotelTime(switchedOffAt)}.`} live="off">
          It answered that it is gone. Nothing is sent to it.
        </Notice>
      )}
      <Backlog endpoint={endpoint} />
      {error !== null && <Notice tone="negative" title={error.message} />}
      <p role="status">
        {trying.isSuccess && `${host} has taken a test event.`}
        {again.isSuccess && sentAgainText(again.data.due)}
      </p>
      {act === null && (
        <p className={styles.acts}>
          {switchedOffAt !== null && (
            <Button
              variant="second"
              size="small"
              busy={switching.isPending}
              onClick={() => switching.mutate({ id })}
            >
              Switch on <span className="vh">{host}</span>
            </Button>
          )}
          {switchedOffAt === null && failed > 0 && (
            <Button
              variant="second"
              size="small"
              busy={again.isPending}
              onClick={() => again.mutate({ endpointId: id })}
            >
              Send {failed === 1 ? 'it' : `the ${failed}`} again <span className="vh">to {host}</span>
            </Button>
          )}
          <Button variant="second" size="small" busy={trying.isPending} onClick={() => trying.mutate({ id })}>
            Send a test <span className="vh">to {host}</span>
          </Button>
          <TextButton {...asks('rotate')}>
            New secret <span className="vh">for {host}</span>
          </TextButton>
          <TextButton {...asks('remove')}>
            Remove <span className="vh">{host}</span>
          </TextButton>
        </p>
      )}
      {act === 'rotate' && <NewSecret id={id} onLeave={leave} />}
      {act === 'remove' && <RemoveEndpoint endpoint={endpoint} host={host} onLeave={leave} />}
    </Line>
  );
}

function sentAgainText(due: number): string {
  return due === 0 ? 'There was nothing left to send again.' : `${counted(due, 'event')} on the way again.`;
}

function Backlog({ endpoint: { waiting, failed, lastError } }: { readonly endpoint: Endpoint }) {
  if (waiting + failed === 0) return null;
  const parts = [
    ...(waiting > 0 ? [`${waiting} on the way`] : []),
    ...(failed > 0 ? [`${failed} never taken`] : []),
  ];
  return (
    <p>
      {parts.join(', ')}
      {lastError !== null && `. The last: ${lastError}`}.
    </p>
  );
}

function NewSecret({ id, onLeave }: { readonly id: string; readonly onLeave: () => void }) {
  const { mutate, error, isPending, data } = useDeskChange('Webhooks/Rotate');
  if (data !== undefined)
    return (
      <div key="made" {...questionBox} className={styles.asked}>
        <Notice tone="warning" title="This secret is shown once.">
          Events are signed with it from now on, and with the former one too until{' '}
          {hotelTime(data.formerSecretEndsAt)}.
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
      {error !== null && <Notice tone="negative" title={error.message} />}
      <p>Events are signed with a new secret from now on. The one in use signs too for a day.</p>
      <p className={styles.acts}>
        <Button size="small" busy={isPending} onClick={() => mutate({ id })}>
          Make a new secret
        </Button>
        <TextButton onClick={onLeave}>Leave it</TextButton>
      </p>
    </div>
  );
}

interface RemoveProps {
  readonly endpoint: Endpoint;
  readonly host: string;
  readonly onLeave: () => void;
}

function RemoveEndpoint({ endpoint: { id, waiting, failed }, host, onLeave }: RemoveProps) {
  const { mutate, error, isPending } = useDeskChange('Webhooks/Remove');
  const lost = waiting + failed;
  return (
    <div {...questionBox} className={styles.asked}>
      {error !== null && <Notice tone="negative" title={error.message} />}
      <p>
        {host} is told nothing more
        {lost > 0 && `, and never gets the ${lost} that it has not taken`}. Added again, it gets another
        secret.
      </p>
      <p className={styles.acts}>
        <Button variant="danger" size="small" busy={isPending} onClick={() => mutate({ id })}>
          Remove {host}
        </Button>
        <TextButton onClick={onLeave}>Leave it</TextButton>
      </p>
    </div>
  );
}
