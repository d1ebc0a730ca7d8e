import { deskPaths } from '@portico/contract/desk/desk-document';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { DeskFrame } from './frame/desk-frame.tsx';
import { isRefusedAs } from './lib/desk-api.ts';
import { deskHotel } from './lib/desk-document.ts';
import { deskQuery } from './lib/desk-queries.ts';
import { DeskSessionContext } from './lib/desk-session.ts';
import { LogInDialog } from './log-in/log-in-dialog.tsx';
import { InvitationScreen } from './log-in/invitation-screen.tsx';
import { LogInScreen } from './log-in/log-in-screen.tsx';
import { Screens } from './screens.tsx';
import { DeskFault } from './parts/desk-fault.tsx';

/** The page of an invitation, for anybody; the log-in; or the screens for whoever is logged in. */
export function Desk() {
  const { pathname } = useLocation();
  const isInvitation = pathname.toLowerCase() === deskPaths.invitation(deskHotel().code).toLowerCase();
  return isInvitation ? <InvitationScreen /> : <LoggedIn />;
}

function LoggedIn() {
  const { data, error, refetch } = useQuery({ ...deskQuery('Session/Read', {}), staleTime: 0 });
  // Once it is open, a log-in that ends is asked for over the page: what is typed there stays.
  if (data === undefined && isRefusedAs(error, 'desk.logged-out')) return <LogInScreen />;
  if (isRefusedAs(error, 'property.unknown')) return <LogInScreen news="You have no role at this hotel." />;
  if (data !== undefined)
    return (
      <DeskSessionContext value={data}>
        <DeskFrame>
          <Screens />
        </DeskFrame>
        <LogInDialog />
      </DeskSessionContext>
    );
  return error === null ? null : <DeskFault error={error} onAgain={() => void refetch()} />;
}
