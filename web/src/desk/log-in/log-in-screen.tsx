import { guestPaths } from '@portico/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { localTimeNow } from '../../lib/now.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { callLogIn } from '../lib/desk-api.ts';
import { deskHotel } from '../lib/desk-document.ts';
import { DemoLogIn } from './demo-log-in.tsx';
import { Gate } from './gate.tsx';
import { LogInForm } from './log-in-form.tsx';
import styles from './log-in-screen.module.css';
import { PasskeyButton } from './passkey-button.tsx';

/** For those who work here; a demo logs in as any role by one press. */
export function LogInScreen({ news }: { readonly news?: string }) {
  const { code, isDemo, hasAccounts, timeZone } = deskHotel();
  const client = useQueryClient();
  const [cannot, setCannot] = useState(false);
  const open = () => void client.resetQueries();
  return (
    <Gate title="Log in">
      <h1>{greeting(localTimeNow(timeZone).hour)}</h1>
      <p className={styles.hint}>
        For those who work here.{' '}
        {hasAccounts && (
          <>
            Guests log in <a href={guestPaths.book(code)}>on the other side</a>.
          </>
        )}
      </p>
      {news !== undefined && <Notice tone="warning" title={news} live="off" />}
      {isDemo && <DemoLogIn onDone={open} />}
      <PasskeyButton to="log-in" onDone={open}>
        Log in with a passkey
      </PasskeyButton>
      <LogInForm
        act="Log in"
        send={(typed) => callLogIn('LogIn', typed)}
        onDone={open}
        beside={
          <TextButton aria-expanded={cannot} onClick={() => setCannot(!cannot)}>
            I can’t get in
          </TextButton>
        }
      />
      {cannot && (
        <div className={styles.cannot}>
          <Notice tone="info" title="Ask an owner of the hotel to invite you again.">
            The mail has a link to a new log-in. Without another owner, ask whoever runs the server.
          </Notice>
        </div>
      )}
      <RolesTable />
    </Gate>
  );
}

function greeting(hour: number): string {
  if (hour < 5 || hour >= 18) return 'Good evening';
  return hour < 12 ? 'Good morning' : 'Good afternoon';
}

/** What each role is for; the rule is may-call.ts. */
const roles = [
  ['Owner', 'Everything, and says who else may'],
  ['Reception', 'Bookings, payments, refunds, rates of the day'],
  ['Accounts', 'Folios, refunds, invoices, reports'],
  ['Read only', 'Looks, changes nothing'],
] as const;

function RolesTable() {
  return (
    <section className={styles.roles} aria-labelledby="roles">
      <h2 id="roles">Who may do what</h2>
      <dl>
        {roles.map(([role, may]) => (
          <div key={role}>
            <dt>{role}</dt>
            <dd>{may}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
