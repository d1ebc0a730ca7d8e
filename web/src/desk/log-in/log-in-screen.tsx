import { roleNames, staffRoles } from '@portico/contract/desk/staff-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { HotelMark } from '../frame/hotel-mark.tsx';
import { callLogIn } from '../lib/desk-api.ts';
import { deskHotel } from '../lib/desk-document.ts';
import styles from './log-in-screen.module.css';

/** For those who work here; a demo logs in as any role by one press. */
export function LogInScreen({ news }: { readonly news?: string }) {
  const { name, isDemo } = deskHotel();
  useEffect(() => {
    document.title = `Log in – ${name}`;
  }, [name]);
  return (
    <main id="main" className={styles.page}>
      <p className={styles.house}>
        <HotelMark />
        <span>
          {name}
          <span className={styles.place}>The desk</span>
        </span>
      </p>
      <h1>Log in</h1>
      {news !== undefined && <Notice tone="warning" title={news} live="off" />}
      {isDemo && <DemoLogIn />}
    </main>
  );
}

function DemoLogIn() {
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (role: string) => callLogIn('LogInAs', { role }),
    onSuccess: () => client.resetQueries(),
  });
  return (
    <section>
      <p className={styles.hint}>This is a demo: one press logs in.</p>
      {error !== null && <Notice tone="negative" title={error.message} />}
      <div className={styles.roles}>
        {staffRoles.map((role) => (
          <Button key={role} variant="second" busy={isPending} onClick={() => mutate(role)}>
            {roleNames[role]}
          </Button>
        ))}
      </div>
    </section>
  );
}
