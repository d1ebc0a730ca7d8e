import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { endConfirming, useIsConfirming } from '../lib/confirm-log-in.ts';
import { callLogIn } from '../lib/desk-api.ts';
import { deskHotel } from '../lib/desk-document.ts';
import { deskQuery } from '../lib/desk-queries.ts';
import { useDeskSession } from '../lib/desk-session.ts';
import { LogInForm } from './log-in-form.tsx';
import styles from './log-in.module.css';
import { PasskeyButton } from './passkey-button.tsx';

/** Asks who is there when a call waits for it; then the call goes on. Rule: docs/desk.md, "Sessions". */
export function ConfirmDialog() {
  const { name, email } = useDeskSession();
  const client = useQueryClient();
  const isOpen = useIsConfirming();
  function leave() {
    endConfirming(false);
  }
  async function goOn() {
    await client.invalidateQueries({ queryKey: deskQuery('Session/Read', {}).queryKey });
    endConfirming(true);
  }
  return (
    <Dialog open={isOpen} onClose={leave} title={`Is it you, ${name}?`}>
      <p className="muted">
        You were away for a while. Confirm that it is you, then what you pressed goes on.
      </p>
      <div className={styles.ways}>
        {deskHotel().isDemo && <ConfirmInDemo onDone={() => void goOn()} />}
        <PasskeyButton to="confirm" onDone={() => void goOn()}>
          Confirm with a passkey
        </PasskeyButton>
        <LogInForm
          email={email}
          act="Confirm"
          send={({ password, code }) => callLogIn('Confirm', { password, code })}
          onDone={() => void goOn()}
          beside={<TextButton onClick={leave}>Leave it</TextButton>}
        />
      </div>
    </Dialog>
  );
}

function ConfirmInDemo({ onDone }: { readonly onDone: () => void }) {
  const { mutate, error, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => callLogIn('ConfirmInDemo', {}),
    onSuccess: onDone,
  });
  return (
    <div className={styles.demo}>
      {error !== null && <Notice tone="negative" title={error.message} />}
      <Button block busy={isPending} onClick={() => mutate()}>
        Yes, it is me
      </Button>
      <p className={styles.cap}>This is a demo: one press confirms.</p>
    </div>
  );
}
