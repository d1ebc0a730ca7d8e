import { useLatePanel } from '../../lib/use-late-panel.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonLook } from '../../ui/button-class.ts';

interface LoginButtonProps extends ButtonLook {
  readonly onLoggedIn?: () => void;
}

async function loadDialog() {
  const { LoginDialog } = await import('./login-dialog.tsx');
  return LoginDialog;
}

/** Opens the log-in dialog. */
export function LoginButton({ onLoggedIn, ...look }: LoginButtonProps) {
  const dialog = useLatePanel(loadDialog);
  return (
    <>
      <Button aria-haspopup="dialog" onPointerEnter={dialog.prepare} onClick={dialog.open} {...look}>
        Log in
      </Button>
      {dialog.Panel && <dialog.Panel onClose={dialog.close} onLoggedIn={onLoggedIn} />}
    </>
  );
}
