import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '@portico/contract/texts/counted';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { deskQuery, useDeskChange } from '../lib/desk-queries.ts';
import { useDeskSession } from '../lib/desk-session.ts';
import { hotelTime } from '../lib/hotel-time.ts';
import { NewPasswordForm } from '../log-in/new-password-form.tsx';
import { RecoveryCodes } from '../log-in/recovery-codes.tsx';
import { DeskFault } from '../parts/desk-fault.tsx';
import { DeskSection } from '../parts/desk-section.tsx';
import styles from './staff.module.css';

/** One's own password with its authenticator, and the recovery codes. */
export function OwnPassword() {
  const { data } = useQuery(deskQuery('Staff/ReadOwn', {}));
  const [isSetting, setIsSetting] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { mutate, error, isPending } = useDeskChange('Staff/MakeRecoveryCodes');
  const has = data?.passwordSetAt ?? null;
  return (
    <DeskSection title="Your password">
      {data !== undefined && (
        <p className={styles.none}>
          {has === null
            ? 'None. A password goes with a code of your authenticator.'
            : `Set ${hotelTime(has)}. ${counted(data.recoveryCodesLeft, 'recovery code')} left.`}
        </p>
      )}
      {error !== null && <Notice tone="negative" title={error.message} />}
      {codes !== null && <RecoveryCodes codes={codes} />}
      {isSetting ? (
        <SetPassword
          onLeave={() => setIsSetting(false)}
          onSet={(made) => {
            setCodes(made);
            setIsSetting(false);
          }}
        />
      ) : (
        <p className={styles.acts}>
          <Button variant="second" size="small" onClick={() => setIsSetting(true)}>
            {has === null ? 'Set a password' : 'Choose another password'}
          </Button>
          {has !== null && (
            <Button
              variant="second"
              size="small"
              busy={isPending}
              onClick={() => mutate({}, { onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes) })}
            >
              Make new recovery codes
            </Button>
          )}
        </p>
      )}
    </DeskSection>
  );
}

interface SetPasswordProps {
  readonly onLeave: () => void;
  readonly onSet: (recoveryCodes: readonly string[]) => void;
}

function SetPassword({ onLeave, onSet }: SetPasswordProps) {
  const { email } = useDeskSession();
  const { mutateAsync } = useDeskChange('Staff/SetPassword');
  // Another secret each time the form is opened, and the same while it is.
  const { data, error, refetch } = useQuery({
    ...deskQuery('Staff/PrepareCode', {}),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  if (data === undefined)
    return error === null ? null : <DeskFault error={error} onAgain={() => void refetch()} />;
  return (
    <div className={styles.add}>
      <p className="muted">Every other browser of yours is logged out.</p>
      <NewPasswordForm
        email={email}
        authenticator={data}
        act="Set this password"
        send={async (typed) => onSet((await mutateAsync(typed)).recoveryCodes)}
        beside={<TextButton onClick={onLeave}>Leave it</TextButton>}
      />
    </div>
  );
}
