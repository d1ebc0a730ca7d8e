import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMay } from '../lib/desk-session.ts';
import { DeskColumns } from '../parts/desk-columns.tsx';
import { DeskPage } from '../parts/desk-page.tsx';
import { AuditTrail } from './audit-trail.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { OwnLogIns } from './own-log-ins.tsx';
import { OwnPasskeys } from './own-passkeys.tsx';
import { OwnPassword } from './own-password.tsx';
import { WorkingHere } from './working-here.tsx';

/** Who works here, one's own log-in, and who changed what. */
export default function StaffPage() {
  const mayInvite = useMay('Staff/Invite');
  const mayAudit = useMay('Audit/List');
  const [isInviting, setIsInviting] = useState(false);
  return (
    <DeskPage
      title="Staff and log-ins"
      actions={
        mayInvite && (
          <Button variant="second" aria-expanded={isInviting} onClick={() => setIsInviting(true)}>
            <Icon name="plus" />
            Invite somebody
          </Button>
        )
      }
    >
      <DeskColumns
        side={
          <>
            <OwnPasskeys />
            <OwnPassword />
            <OwnLogIns />
          </>
        }
      >
        {isInviting && <InvitePanel onClose={() => setIsInviting(false)} />}
        <WorkingHere />
        {mayInvite && <OpenInvitations />}
        {mayAudit && <AuditTrail />}
      </DeskColumns>
    </DeskPage>
  );
}
