import type { AccountUser } from '@portico/contract/calls/account-read';
import { guestPaths } from '@portico/contract/paths';
import { type RefObject, useEffect } from 'react';
import { useHotel } from '../hotel/hotel-context.ts';
import styles from './account-menu.module.css';
import { LoginDialog } from './login-dialog.tsx';
import { useLogOut } from './use-log-out.ts';

interface AccountPanelProps {
  /** Null: no one is logged in. */
  readonly user: AccountUser | null;
  /** Contains the panel and the button that opened it. */
  readonly within: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** What the header opens: the log-in dialog, or the menu of the logged-in guest. */
export function AccountPanel({ user, within, onClose }: AccountPanelProps) {
  if (user === null) return <LoginDialog onClose={onClose} />;
  return <AccountMenu within={within} onClose={onClose} />;
}

interface AccountMenuProps {
  /** Contains the menu and the button that opened it. */
  readonly within: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Below the guest's name. Esc, a press outside and losing the focus close it. */
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
