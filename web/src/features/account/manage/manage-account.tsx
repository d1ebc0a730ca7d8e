import type { AccountUser } from '@portico/contract/calls/account-read';
import { useId, type ReactNode } from 'react';
import { useLogOut } from '../../../parts/account/use-log-out.ts';
import { Button } from '../../../ui/button.tsx';
import { AccountBookings } from './account-bookings.tsx';
import { AccountCards } from './account-cards.tsx';
import { DetailsForm } from './details-form.tsx';
import styles from './manage-account.module.css';
import { PasswordForm } from './password-form.tsx';

/** Bookings first, then what the hotel keeps of the guest. */
export function ManageAccount({ user }: { user: AccountUser }) {
  const logOut = useLogOut();
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <div>
          <h1 className="h1-working">Your account</h1>
          <p className="muted">
            {user.Firstname} {user.Lastname}, {user.EmailAddress}
          </p>
        </div>
        <Button variant="second" size="small" onClick={() => void logOut()}>
          Log out
        </Button>
      </div>
      <div className="split">
        <div>
          <Section title="Your bookings">
            <AccountBookings />
          </Section>
          <Section title="Your details">
            <DetailsForm user={user} />
          </Section>
          <Section title="Your password">
            <PasswordForm user={user} />
          </Section>
        </div>
        <aside>
          <Section title="Your cards">
            <AccountCards user={user} />
          </Section>
        </aside>
      </div>
    </main>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
