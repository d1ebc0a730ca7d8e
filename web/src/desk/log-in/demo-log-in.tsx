import { roleNames, staffRoles, type StaffRole } from '@portico/contract/desk/staff-roles';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { callLogIn } from '../lib/desk-api.ts';
import styles from './log-in-screen.module.css';

/** One press logs in. */
export function DemoLogIn({ onDone }: { readonly onDone: () => void }) {
  const { mutate, error, isPending, variables } = useMutation({
    networkMode: 'always',
    mutationFn: (role: StaffRole) => callLogIn('LogInAs', { role }),
    onSuccess: onDone,
  });
  return (
    <section className={styles.demo} aria-label="Demo">
      <p>This is a demo: one press logs in.</p>
      {error !== null && <Notice tone="negative" title={error.message} />}
      <div className={styles.presses}>
        {staffRoles.map((role) => (
          <Button
            key={role}
            variant="second"
            busy={isPending && variables === role}
            onClick={() => mutate(role)}
          >
            {roleNames[role]}
          </Button>
        ))}
      </div>
    </section>
  );
}
