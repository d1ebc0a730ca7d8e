import { roleNames } from '@portico/contract/desk/staff-roles';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { deskQuery, useDeskChange } from '../lib/desk-queries.ts';
import { hotelTime } from '../lib/hotel-time.ts';
import { DeskSection } from '../parts/desk-section.tsx';
import { Line, Lines } from '../parts/lines.tsx';
import styles from './staff.module.css';

/** Who was invited and has not accepted; nothing without one. */
export function OpenInvitations() {
  const { data } = useQuery(deskQuery('Staff/Invitations', {}));
  const { mutate, error } = useDeskChange('Staff/CancelInvitation');
  if (data === undefined || data.invitations.length === 0) return null;
  return (
    <DeskSection title="Invited" note={String(data.invitations.length)}>
      {error !== null && <Notice tone="negative" title={error.message} />}
      <Lines>
        {data.invitations.map(({ email, name, role, invitedBy, endsAt, isNewLogIn }) => (
          <Line key={email}>
            <div>
              <span className={styles.name}>{name}</span> <span className="muted">{email}</span>
              <br />
              <span className="muted">
                {isNewLogIn ? 'A new log-in' : roleNames[role]}, by {invitedBy}, until {hotelTime(endsAt)}
              </span>
            </div>
            <TextButton onClick={() => mutate({ email })}>
              Withdraw <span className="vh">the invitation of {name}</span>
            </TextButton>
          </Line>
        ))}
      </Lines>
    </DeskSection>
  );
}
