import type { AccountUser } from '@portico/contract/calls/account-read';
import type { RefObject } from 'react';
import { AccountMenu } from './account-menu.tsx';
import { LoginDialog } from './login-dialog.tsx';

export interface AccountPanelProps {
  /** Null: nobody is logged in. */
  readonly user: AccountUser | null;
  /** Holds the button that has opened it, and it. */
  readonly within: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** What the letterhead opens: the dialog to log in, or the menu of who is. */
export function AccountPanel({ user, within, onClose }: AccountPanelProps) {
  if (user === null) return <LoginDialog onClose={onClose} />;
  return <AccountMenu within={within} onClose={onClose} />;
}
