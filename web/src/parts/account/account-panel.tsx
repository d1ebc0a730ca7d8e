import type { AccountUser } from '@portico/contract/calls/account-read';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
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
  // Beside the page: the look of the letterhead ends at its own.
  if (user === null) return createPortal(<LoginDialog onClose={onClose} />, document.body);
  return <AccountMenu within={within} onClose={onClose} />;
}
