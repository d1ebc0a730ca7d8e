import { LoginButton } from '../../../parts/account/login-button.tsx';
import { bookerFieldId } from '../../../parts/people/typed-booker.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './account.module.css';

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
