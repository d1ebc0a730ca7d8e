import { LoginButton } from '../../shared/account/login-button.tsx';
import { bookerFieldId } from '../../shared/people/typed-booker.ts';
import { Button } from '../../ui/button.tsx';
import { Part } from '../../ui/part.tsx';
import { Tick } from '../../ui/tick.tsx';
import { newPasswordId } from './account/account-choice.ts';
import styles from './account/account.module.css';
import type { CheckoutState } from './use-checkout-form.ts';

/** Creates an account from the details above: only a password is needed. */
export function AccountPart({ checkout }: { checkout: CheckoutState }) {
  const { accountChoice: choice, choosingPassword: choosing, changeAccountChoice, form } = checkout;
  return (
    <Part numeral={3} title="An account, if you like" intro="Your details are there the next time.">
      <Tick
        checked={choice.isWanted}
        onChange={({ target }) => changeAccountChoice({ isWanted: target.checked })}
      >
        Make an account with my details
      </Tick>
      {choice.isWanted && choosing !== null && (
        <div className={styles.password}>
          <choosing.Field
            id={newPasswordId}
            value={choice.password}
            error={form.errors[newPasswordId]}
            onChange={(password) => changeAccountChoice({ password })}
          />
        </div>
      )}
    </Part>
  );
}

/** Above the form, when no one is logged in: continuing as a guest comes first. */
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
