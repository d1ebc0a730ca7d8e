import { deskPaths } from '@portico/contract/desk/desk-document';
import { roleNames } from '@portico/contract/desk/staff-roles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { forgetLinkToken, useLinkToken } from '../../lib/link-token.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { callLogIn } from '../lib/desk-api.ts';
import { deskHotel } from '../lib/desk-document.ts';
import { deviceName, hasPasskeys, makePasskey } from '../lib/passkeys.ts';
import { DeskFault } from '../parts/desk-fault.tsx';
import { Gate } from './gate.tsx';
import hint from './log-in-screen.module.css';
import styles from './log-in.module.css';
import { NewPasswordForm } from './new-password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Accepts an invitation, by the link of its mail. */
export function InvitationScreen() {
  const token = useLinkToken('staff-invitation');
  const [accepted, setAccepted] = useState<{ readonly codes: readonly string[] } | null>(null);
  const { code, name } = deskHotel();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => callLogIn('ReadInvitation', { token }),
    staleTime: Infinity,
    retry: false,
    enabled: accepted === null,
  });
  function done(codes: readonly string[]) {
    forgetLinkToken('staff-invitation');
    setAccepted({ codes });
  }
  async function open() {
    await client.resetQueries();
    await navigate(deskPaths.today(code));
  }
  if (accepted !== null)
    return (
      <Gate title="Your log-in">
        <h1>You are in</h1>
        {accepted.codes.length > 0 && <RecoveryCodes codes={accepted.codes} />}
        <p className={styles.actions}>
          <Button onClick={() => void open()}>
            {accepted.codes.length > 0 ? 'I have stored them: open the desk' : 'Open the desk'}
          </Button>
        </p>
      </Gate>
    );
  return (
    <Gate title="Your invitation">
      <h1>{data === undefined ? 'Your invitation' : `Welcome, ${data.name}`}</h1>
      {error !== null && <DeskFault error={error} onAgain={() => void refetch()} />}
      {data !== undefined && (
        <>
          <p className={hint.hint}>
            You are invited to the desk of {name} as {roleNames[data.role].toLowerCase()}, under {data.email}.
          </p>
          {data.hasLogIn ? (
            <JustAccept token={token} onDone={() => done([])} />
          ) : (
            <>
              <FirstPasskey token={token} onDone={() => done([])} />
              <NewPasswordForm
                email={data.email}
                authenticator={data.authenticator}
                act="Use this password"
                send={async (password) => {
                  const made = await callLogIn('AcceptInvitation', { token, passkey: null, password });
                  done(made.recoveryCodes);
                }}
              />
            </>
          )}
        </>
      )}
    </Gate>
  );
}

interface WayProps {
  readonly token: string;
  readonly onDone: () => void;
}

function FirstPasskey({ token, onDone }: WayProps) {
  const { mutate, error, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const answer = await makePasskey(await callLogIn('AskInvitedPasskey', { token }));
      const passkey = { name: deviceName(navigator.userAgent), answer };
      return callLogIn('AcceptInvitation', { token, passkey, password: null });
    },
    onSuccess: onDone,
  });
  if (!hasPasskeys()) return null;
  return (
    <div>
      {error !== null && <Notice tone="negative" title={error.message} />}
      <Button block busy={isPending} onClick={() => mutate()}>
        <Icon name="key" />
        Set up a passkey
      </Button>
      <p className={styles.cap}>Your finger, face or the PIN of this device. Nothing to remember.</p>
      <p className={styles.or}>or a password with a code</p>
    </div>
  );
}

/** For somebody who has a log-in at another hotel. */
function JustAccept({ token, onDone }: WayProps) {
  const { mutate, error, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => callLogIn('AcceptInvitation', { token, passkey: null, password: null }),
    onSuccess: onDone,
  });
  return (
    <div className={styles.form}>
      <p>You have a log-in already: it serves here too.</p>
      {error !== null && <Notice tone="negative" title={error.message} />}
      <p>
        <Button busy={isPending} onClick={() => mutate()}>
          Accept
        </Button>
      </p>
    </div>
  );
}
