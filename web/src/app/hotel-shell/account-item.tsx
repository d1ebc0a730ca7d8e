import { useRef, useState, type ComponentType } from 'react';
import { sayAtTop } from '../../lib/top-news.ts';
import type { AccountPanelProps } from '../../parts/account/account-panel.tsx';
import { useAccount } from '../../parts/login/use-account.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconOrText, LetterheadItem } from '../../ui/letterhead.tsx';

/** “Log in”, or the first name of who is: what either opens is fetched by need. */
export function AccountItem() {
  const user = useAccount();
  const item = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<AccountPanelProps> | null>(null);

  function fetchPanel(): Promise<void> {
    return import('../../parts/account/account-panel.tsx').then(({ AccountPanel }) =>
      setPanel(() => AccountPanel),
    );
  }

  function press() {
    setIsOpen(!isOpen);
    fetchPanel().catch(() => {
      setIsOpen(false);
      sayAtTop({ tone: 'negative', text: 'We could not reach the hotel’s server. Please try again.' });
    });
  }

  return (
    <LetterheadItem>
      <span ref={item}>
        <button
          type="button"
          {...(user === null ? { 'aria-haspopup': 'dialog' } : { 'aria-expanded': isOpen })}
          onPointerEnter={() => void fetchPanel().catch(() => undefined)}
          onClick={press}
        >
          <IconOrText icon={<Icon name="person" />}>
            {user === null ? (
              'Log in'
            ) : (
              <>
                {user.Firstname}
                <span className="vh">, your account</span>
              </>
            )}
          </IconOrText>
        </button>
        {isOpen && Panel && <Panel user={user} within={item} onClose={() => setIsOpen(false)} />}
      </span>
    </LetterheadItem>
  );
}
