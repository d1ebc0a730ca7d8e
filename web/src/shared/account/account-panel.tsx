import type { AccountUser } from '@portico/contract/calls/account-read';
import { guestPaths } from '@portico/contract/paths';
import { type RefObject, useEffect } from 'react';
import { useHotel } from '../hotel/hotel-context.ts';
import styles from './account-menu.module.css';
import { LoginDialog } from './login-dialog.tsx';
import { useLogOut } from './use-log-out.ts';

export interface AccountPanelProps {
  /** Null: nobody is logged in. */
  readonly user: AccountUser | null;
  /** Holds the button that has opened it, and it. */
  readonly within: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** What the header opens: the dialog to log in, or the menu of who is. */
export function AccountPanel({ user, within, onClose }: AccountPanelProps) {
  if (user === null) return <LoginDialog onClose={onClose} />;
  return <AccountMenu within={within} onClose={onClose} />;
}

interface AccountMenuProps {
  /** Holds the button that has opened it, and it. */
  readonly within: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Below the name of who is logged in. Esc, a press beside it and leaving it close it. */
function AccountMenu({ within, onClose }: AccountMenuProps) {
  const { code } = useHotel();
  const logOut = useLogOut();
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && within.current?.contains(target) === false) onClose();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onClose();
      within.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [within, onClose]);
  return (
    <ul className={styles.menu}>
      <li>
        <a href={guestPaths.manageAccount(code)}>Your account</a>
      </li>
      <li>
        <button
          type="button"
          onClick={() => {
            onClose();
            logOut();
            within.current?.querySelector('button')?.focus();
          }}
        >
          Log out
        </button>
      </li>
    </ul>
  );
}
