import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { endAsking, useAsked, type Asked } from '../lib/ask-log-in.ts';
import { callDesk, callLogIn } from '../lib/desk-api.ts';
import { deskHotel } from '../lib/desk-document.ts';
import { deskQuery } from '../lib/desk-queries.ts';
import { useDeskSession } from '../lib/desk-session.ts';
import { LogInForm } from './log-in-form.tsx';
import styles from './log-in.module.css';
import { PasskeyButton } from './passkey-button.tsx';

/** Over the page, which stays as it is: asks who is there when a call waits for it. Rule: docs/desk.md, "Sessions". */
export function LogInDialog() {
  const { name, email } = useDeskSession();
  const client = useQueryClient();
  const asked = useAsked();
  const leave = () => endAsking(false);
  async function goOn() {
    const session = await callDesk('Session/Read', {}).catch(() => null);
    endAsking(session?.email === email);
    // What one person typed is not sent by another.
    if (session !== null && session.email !== email) await client.resetQueries();
    else await client.invalidateQueries({ queryKey: deskQuery('Session/Read', {}).queryKey });
  }
  return (
    <Dialog
      open={asked !== null}
      onClose={leave}
      title={asked === 'log-in' ? `Log in again, ${name}` : `Is it you, ${name}?`}
    >
      {asked !== null && (
        <>
          <p className="muted">{words[asked]}</p>
          <Ways key={asked} asked={asked} email={email} onDone={() => void goOn()} onLeave={leave} />
        </>
      )}
    </Dialog>
  );
}

const words: Readonly<Record<Asked, string>> = {
  confirm: 'You were away for a while. Confirm that it is you, then what you pressed goes on.',
  'log-in': 'Your log-in has ended. What you typed is still here: log in, then what you pressed goes on.',
};

interface WaysProps {
  readonly asked: Asked;
  readonly email: string;
  readonly onDone: () => void;
  readonly onLeave: () => void;
}

function Ways({ asked, email, onDone, onLeave }: WaysProps) {
  const isAgain = asked === 'log-in';
  return (
    <div className={styles.ways}>
      {deskHotel().isDemo && <InDemo asked={asked} onDone={onDone} />}
      <PasskeyButton to={asked} onDone={onDone}>
        {isAgain ? 'Log in with a passkey' : 'Confirm with a passkey'}
      </PasskeyButton>
      <LogInForm
        email={email}
        act={isAgain ? 'Log in' : 'Confirm'}
        send={(typed) => {
          const { password, code } = typed;
          return isAgain ? callLogIn('LogIn', typed) : callLogIn('Confirm', { password, code });
        }}
        onDone={onDone}
        beside={<TextButton onClick={onLeave}>Leave it</TextButton>}
      />
    </div>
  );
}

function InDemo({ asked, onDone }: Pick<WaysProps, 'asked' | 'onDone'>) {
  const { role } = useDeskSession();
  const { mutate, error, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => (asked === 'log-in' ? callLogIn('LogInAs', { role }) : callLogIn('ConfirmInDemo', {})),
    onSuccess: onDone,
  });
  return (
    <div className={styles.demo}>
      {error !== null && <Notice tone="negative" title={error.message} />}
      <Button block busy={isPending} onClick={() => mutate()}>
        Yes, it is me
      </Button>
      <p className={styles.cap}>This is a demo: one press is enough.</p>
    </div>
  );
}
