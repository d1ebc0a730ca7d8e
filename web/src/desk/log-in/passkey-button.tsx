import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { callLogIn } from '../lib/desk-api.ts';
import { hasPasskeys, signWithPasskey } from '../lib/passkeys.ts';
import styles from './log-in.module.css';

interface PasskeyButtonProps {
  readonly to: 'log-in' | 'confirm';
  readonly children: string;
  readonly onDone: () => void;
}

/** Logs in, or confirms, with a passkey; nothing where the browser has none. */
export function PasskeyButton({ to, children, onDone }: PasskeyButtonProps) {
  const { mutate, error, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const answer = await signWithPasskey(await callLogIn('AskPasskey', { to }));
      return callLogIn(to === 'log-in' ? 'LogInWithPasskey' : 'ConfirmWithPasskey', { answer });
    },
    onSuccess: onDone,
  });
  if (!hasPasskeys()) return null;
  return (
    <div>
      {error !== null && <Notice tone="negative" title={error.message} />}
      <Button block busy={isPending} onClick={() => mutate()}>
        <Icon name="key" />
        {children}
      </Button>
      <p className={styles.cap}>Your finger, face or the PIN of this device. Nothing to remember.</p>
      <p className={styles.or}>or</p>
    </div>
  );
}
