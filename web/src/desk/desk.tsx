import { useQuery } from '@tanstack/react-query';
import { DeskFrame } from './frame/desk-frame.tsx';
import { isRefusedAs } from './lib/desk-api.ts';
import { deskQuery } from './lib/desk-queries.ts';
import { DeskSessionContext } from './lib/desk-session.ts';
import { LogInScreen } from './log-in/log-in-screen.tsx';
import { Screens } from './screens.tsx';
import { DeskFault } from './parts/desk-fault.tsx';

/** The log-in, or the screens for whoever is logged in. */
export function Desk() {
  const { data, error, refetch } = useQuery({ ...deskQuery('Session/Read', {}), staleTime: 0 });
  if (isRefusedAs(error, 'desk.logged-out')) return <LogInScreen />;
  if (isRefusedAs(error, 'property.unknown')) return <LogInScreen news="You have no role at this hotel." />;
  if (data !== undefined)
    return (
      <DeskSessionContext value={data}>
        <DeskFrame>
          <Screens />
        </DeskFrame>
      </DeskSessionContext>
    );
  return error === null ? null : <DeskFault error={error} onAgain={() => void refetch()} />;
}
