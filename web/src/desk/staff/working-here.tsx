import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { roleNames, staffRoles, type StaffRole } from '@portico/contract/desk/staff-roles';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { deskQuery, useDeskChange } from '../lib/desk-queries.ts';
import { useDeskSession, useMay } from '../lib/desk-session.ts';
import { hotelTime } from '../lib/hotel-time.ts';
import { DeskFault } from '../parts/desk-fault.tsx';
import { DeskSection } from '../parts/desk-section.tsx';
import { DeskWaiting } from '../parts/desk-waiting.tsx';
import { Line, Lines } from '../parts/lines.tsx';
import { questionBox, useQuestion } from '../parts/use-question.ts';
import { UndoBar } from '../parts/undo-bar.tsx';
import styles from './staff.module.css';

type Member = DeskAnswer<'Staff/List'>['staff'][number];

/** Everybody with a role; an owner changes it, and takes it away. */
export function WorkingHere() {
  const { data, error, refetch } = useQuery(deskQuery('Staff/List', {}));
  const { mutate, ...change } = useDeskChange('Staff/ChangeRole');
  const [undo, setUndo] = useState<{ readonly email: string; readonly role: StaffRole } | null>(null);
  const changed = change.data;
  function changeRole(email: string, role: StaffRole) {
    mutate({ email, role }, { onSuccess: ({ was }) => setUndo({ email, role: was }) });
  }
  const takeBack = useCallback(() => {
    if (undo !== null) mutate(undo, { onSuccess: () => setUndo(null) });
  }, [undo, mutate]);
  return (
    <DeskSection title="Who works here" note={data && String(data.staff.length)}>
      {error !== null && <DeskFault error={error} onAgain={() => void refetch()} />}
      {change.error !== null && <Notice tone="negative" title={change.error.message} />}
      {data === undefined && error === null && <DeskWaiting />}
      <Lines columns={styles.people}>
        {data?.staff.map((member) => (
          <PersonLine key={member.email} member={member} onRole={(role) => changeRole(member.email, role)} />
        ))}
      </Lines>
      {undo !== null && changed !== undefined && (
        <UndoBar text={`${changed.name} is ${roleNames[changed.now].toLowerCase()} now.`} onUndo={takeBack} />
      )}
    </DeskSection>
  );
}

function PersonLine({
  member: { name, email, role, seenAt },
  onRole,
}: {
  readonly member: Member;
  readonly onRole: (role: StaffRole) => void;
}) {
  const mayChange = useMay('Staff/ChangeRole');
  const isMe = useDeskSession().email === email;
  const { act, asks, leave } = useQuestion<'remove' | 'again'>();
  return (
    <Line>
      <div>
        <span className={styles.name}>
          {name}
          {isMe && ' (you)'}
        </span>{' '}
        <span className="muted">{email}</span>
        <br />
        <span className="muted">{seenAt === null ? 'Not logged in' : `Last here ${hotelTime(seenAt)}`}</span>
      </div>
      {mayChange ? (
        <Select
          aria-label={`Role of ${name}`}
          value={role}
          onChange={({ target }) => {
            const chosen = staffRoles.find((one) => one === target.value);
            if (chosen !== undefined) onRole(chosen);
          }}
        >
          {staffRoles.map((one) => (
            <option key={one} value={one}>
              {roleNames[one]}
            </option>
          ))}
        </Select>
      ) : (
        <span>{roleNames[role]}</span>
      )}
      {mayChange && !isMe && act === null && (
        <div className={styles.acts}>
          <TextButton {...asks('again')}>
            New log-in <span className="vh">for {name}</span>
          </TextButton>
          <TextButton {...asks('remove')}>
            Remove <span className="vh">{name}</span>
          </TextButton>
        </div>
      )}
      {act === 'remove' && <RemovePerson name={name} email={email} onLeave={leave} />}
      {act === 'again' && <NewLogIn name={name} email={email} role={role} onLeave={leave} />}
    </Line>
  );
}

interface ActProps {
  readonly name: string;
  readonly email: string;
  readonly onLeave: () => void;
}

function RemovePerson({ name, email, onLeave }: ActProps) {
  const { mutate, error, isPending } = useDeskChange('Staff/Remove');
  return (
    <div {...questionBox} className={styles.asked}>
      {error !== null && <Notice tone="negative" title={error.message} />}
      <p>{name} is logged out of this hotel at once. What they did stays in the audit trail.</p>
      <p className={styles.acts}>
        <Button variant="danger" size="small" busy={isPending} onClick={() => mutate({ email })}>
          Remove {name}
        </Button>
        <TextButton onClick={onLeave}>Leave it</TextButton>
      </p>
    </div>
  );
}

function NewLogIn({ name, email, role, onLeave }: ActProps & { readonly role: StaffRole }) {
  const { mutate, error, isPending } = useDeskChange('Staff/Invite');
  return (
    <div {...questionBox} className={styles.asked}>
      {error !== null && <Notice tone="negative" title={error.message} />}
      <p>
        For when {name} cannot get in: a link by mail, valid for a day. Once they use it, their passkeys,
        password and browsers of before are out.
      </p>
      <p className={styles.acts}>
        <Button
          variant="second"
          size="small"
          busy={isPending}
          onClick={() => mutate({ email, name, role }, { onSuccess: onLeave })}
        >
          Send {name} a link
        </Button>
        <TextButton onClick={onLeave}>Leave it</TextButton>
      </p>
    </div>
  );
}
