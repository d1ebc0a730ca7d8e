import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { JudgedForm } from '../../ui/judged-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import { callDesk } from '../lib/desk-api.ts';
import { deskQuery, useDeskChange } from '../lib/desk-queries.ts';
import { hotelTime } from '../lib/hotel-time.ts';
import { deviceName, hasPasskeys, makePasskey } from '../lib/passkeys.ts';
import { DeskSection } from '../parts/desk-section.tsx';
import { Line, Lines } from '../parts/lines.tsx';
import styles from './staff.module.css';

/** One's own passkeys: listed, added under a name, removed. */
export function OwnPasskeys() {
  const { data } = useQuery(deskQuery('Staff/ReadOwn', {}));
  const { mutate, error } = useDeskChange('Staff/RemovePasskey');
  return (
    <DeskSection title="Your passkeys">
      {error !== null && <Notice tone="negative" title={error.message} />}
      {data?.passkeys.length === 0 && (
        <p className={styles.none}>None yet. A passkey leaves nothing to type.</p>
      )}
      <Lines>
        {data?.passkeys.map(({ passkeyId, name, createdAt, usedAt }) => (
          <Line key={passkeyId}>
            <div>
              <span className={styles.name}>{name}</span>
              <br />
              <span className="muted">
                {usedAt === null ? `Added ${hotelTime(createdAt)}` : `Last used ${hotelTime(usedAt)}`}
              </span>
            </div>
            <TextButton onClick={() => mutate({ passkeyId })}>
              Remove <span className="vh">{name}</span>
            </TextButton>
          </Line>
        ))}
      </Lines>
      {hasPasskeys() && <AddPasskey />}
    </DeskSection>
  );
}

function AddPasskey() {
  const [name, setName] = useState(() => deviceName(navigator.userAgent));
  const [fault, setFault] = useState<Error | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync, isPending } = useDeskChange('Staff/AddPasskey');
  const form = useFormIssues(() =>
    name.trim() === '' ? [{ fieldId: 'passkey-name', message: 'Type a name' }] : [],
  );
  async function add() {
    if (!form.check() || isAsking) return;
    setFault(null);
    setIsAsking(true);
    try {
      const answer = await makePasskey(await callDesk('Staff/PreparePasskey', {}));
      await mutateAsync({ name, answer });
    } catch (error) {
      setFault(error instanceof Error ? error : new Error(String(error)));
    }
    setIsAsking(false);
  }
  return (
    <JudgedForm className={styles.add} form={form} onSend={() => void add()}>
      {fault !== null && <Notice tone="negative" title={fault.message} />}
      <Field id="passkey-name" label="Name of this device" error={form.errors['passkey-name']}>
        <TextInput
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={({ target }) => {
            form.changed('passkey-name');
            setName(target.value);
          }}
        />
      </Field>
      <Button type="submit" variant="second" busy={isAsking || isPending}>
        <Icon name="key" />
        Add a passkey
      </Button>
    </JudgedForm>
  );
}
