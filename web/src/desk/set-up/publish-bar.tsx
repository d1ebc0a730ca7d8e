import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useDeskChange } from '../lib/desk-queries.ts';
import { useMay } from '../lib/desk-session.ts';
import styles from './set-up.module.css';

/** What waits to be public, and the press that makes it so. */
export function PublishBar({ parts }: { readonly parts: DeskAnswer<'SetUp/Read'>['parts'] }) {
  const publish = useDeskChange('SetUp/Publish');
  const discard = useDeskChange('SetUp/Discard');
  const mayPublish = useMay('SetUp/Publish');
  const waiting = parts.flatMap(({ part, title, draft }) =>
    draft === null ? [] : [{ part, title, ...draft }],
  );
  const error = publish.error ?? discard.error;
  if (waiting.length === 0)
    return publish.isSuccess ? <Notice tone="positive" title="Published: guests see it now." /> : null;
  const count = waiting.length === 1 ? 'One change' : `${waiting.length} changes`;
  return (
    <section className={styles.waiting} aria-label="Waiting to be published">
      <p>
        {count} guests do not see yet:{' '}
        {waiting.map(({ part, title, by, isNew, isRemoved }, index) => (
          <span key={part}>
            {index > 0 && ', '}
            <b>{title}</b> {howOf({ isNew, isRemoved })} by {by}
          </span>
        ))}
        .
      </p>
      {mayPublish && (
        <>
          <Button
            variant="second"
            busy={publish.isPending}
            onClick={() => publish.mutate({ parts: waiting.map(({ part, seen }) => ({ part, seen })) })}
          >
            Publish {count.toLowerCase()}
          </Button>
          <Button variant="second" busy={discard.isPending} onClick={() => discard.mutate({ part: null })}>
            Drop {waiting.length === 1 ? 'it' : 'them'}
          </Button>
        </>
      )}
      {error !== null && <Notice tone="negative" title={error.message} />}
    </section>
  );
}

function howOf({ isNew, isRemoved }: { readonly isNew: boolean; readonly isRemoved: boolean }): string {
  if (isRemoved) return 'taken away';
  return isNew ? 'made' : 'changed';
}
