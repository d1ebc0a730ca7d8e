import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { JudgedForm } from '../../ui/judged-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { callDesk } from '../lib/desk-api.ts';
import { deskQuery, useDeskChange } from '../lib/desk-queries.ts';
import { hotelTime } from '../lib/hotel-time.ts';
import { deviceName, hasPasskeys, makePasskey } from '../lib/passkeys.ts';
import { DeskSection } from '../parts/desk-section.tsx';
import { Line, Lines } from '../parts/lines.tsx';
import { RenameForm } from '../parts/rename-form.tsx';
import { useNameField } from '../parts/use-name-field.tsx';
import styles from './staff.module.css';

type OwnPasskey = DeskAnswer<'Staff/ReadOwn'>['passkeys'][number];

/** One's own passkeys: listed, added under a name, renamed, removed. */
export function OwnPasskeys() {
  const { data } = useQuery(deskQuery('Staff/ReadOwn', {}));
  const { mutate, error } = useDeskChange('Staff/RemovePasskey');
  const [renaming, setRenaming] = useState<string | null>(null);
  return (
    <DeskSection title="Your passkeys">
      {error !== null && <Notice tone="negative" title={error.message} />}
      {data?.passkeys.length === 0 && (
        <p className={styles.none}>None yet. A passkey leaves nothing to type.</p>
      )}
      <Lines>
        {data?.passkeys.map((passkey) => {
          const { passkeyId, name, createdAt, usedAt } = passkey;
          return (
            <Line key={passkeyId}>
              <div>
                <span className={styles.name}>{name}</span>
                <br />
                <span className="muted">
                  {usedAt === null ? `Added ${hotelTime(createdAt)}` : `Last used ${hotelTime(usedAt)}`}
                </span>
              </div>
              <span className={styles.acts}>
                <TextButton onClick={() => setRenaming(passkeyId)}>
                  Rename <span className="vh">{name}</span>
                </TextButton>
                <TextButton onClick={() => mutate({ passkeyId })}>
                  Remove <span className="vh">{name}</span>
                </TextButton>
              </span>
              {renaming === passkeyId && <RenamePasskey passkey={passkey} onDone={() => setRenaming(null)} />}
            </Line>
          );
        })}
      </Lines>
      {hasPasskeys() && <AddPasskey />}
    </DeskSection>
  );
}

interface RenamePasskeyProps {
  readonly passkey: OwnPasskey;
  readonly onDone: () => void;
}

function RenamePasskey({ passkey, onDone }: RenamePasskeyProps) {
  const { passkeyId } = passkey;
  const { mutate, error, isPending } = useDeskChange('Staff/RenamePasskey');
  return (
    <RenameForm
      id={`passkey-name-${passkeyId}`}
      name={passkey.name}
      error={error}
      isBusy={isPending}
      onRename={(name) => mutate({ passkeyId, name }, { onSuccess: onDone })}
      onClose={onDone}
    />
  );
}

function AddPasskey() {
  const { name, form, field } = useNameField({
    id: 'passkey-name',
    label: 'Name of this device',
    first: deviceName(navigator.userAgent),
  });
  const [fault, setFault] = useState<Error | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync, isPending } = useDeskChange('Staff/AddPasskey');
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
      {field}
      <Button type="submit" variant="second" busy={isAsking || isPending}>
        <Icon name="key" />
        Add a passkey
      </Button>
    </JudgedForm>
  );
}
