import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { ButtonLook } from '../../ui/button-class.ts';
import { LoginDialog } from './login-dialog.tsx';

interface LoginButtonProps extends ButtonLook {
  readonly onLoggedIn?: () => void;
}

export function LoginButton({ onLoggedIn, ...look }: LoginButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)} {...look}>
        Log in
      </Button>
      {isOpen && <LoginDialog onClose={() => setIsOpen(false)} onLoggedIn={onLoggedIn} />}
    </>
  );
}
