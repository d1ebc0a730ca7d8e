import { LoginButton } from '../../../parts/account/login-button.tsx';
import { bookerFieldId } from '../../../parts/people/typed-booker.ts';
import { Button } from '../../../ui/button.tsx';
import { Part } from '../../../ui/part.tsx';
import { Tick } from '../../../ui/tick.tsx';
import { newPasswordId, type AccountWish } from './account-wish.ts';
import styles from './account.module.css';
import type { ChoosingPassword } from './use-choosing-password.ts';

interface AccountPartProps {
  readonly numeral: number;
  readonly wish: AccountWish;
  readonly choosing: ChoosingPassword | null;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<AccountWish>) => void;
}

/** An account by what is typed above anyway: a password is all that it takes. */
export function AccountPart({ numeral, wish, choosing, error, onChange }: AccountPartProps) {
  return (
    <Part numeral={numeral} title="An account, if you like" intro="Your details are there the next time.">
      <Tick checked={wish.isWanted} onChange={({ target }) => onChange({ isWanted: target.checked })}>
        Make an account with my details
      </Tick>
      {wish.isWanted && choosing !== null && (
        <div className={styles.password}>
          <choosing.Field
            id={newPasswordId}
            value={wish.password}
            error={error}
            onChange={(password) => onChange({ password })}
          />
        </div>
      )}
    </Part>
  );
}

/** Before the form, where nobody is logged in: going on as a guest comes first. */
export function AccountStart() {
  return (
    <div className={styles.start}>
      <p>
        <b>Have an account here?</b> <span className="muted">It is not needed to book.</span>
      </p>
      <div className="actions">
        <Button size="small" onClick={() => document.getElementById(bookerFieldId('firstName'))?.focus()}>
          Continue as guest
        </Button>
        <LoginButton variant="second" size="small" />
      </div>
    </div>
  );
}
