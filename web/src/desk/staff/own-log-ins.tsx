import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { deskQuery, useDeskChange } from '../lib/desk-queries.ts';
import { hotelTime } from '../lib/hotel-time.ts';
import { deviceName } from '../lib/passkeys.ts';
import { DeskFault } from '../parts/desk-fault.tsx';
import { DeskSection } from '../parts/desk-section.tsx';
import { Line, Lines } from '../parts/lines.tsx';
import styles from './staff.module.css';

/** Where one is logged in; each but this browser is logged out by one press. */
export function OwnLogIns() {
  const { data, error: fault, refetch } = useQuery(deskQuery('Staff/ReadOwn', {}));
  const { mutate, error } = useDeskChange('Staff/EndSession');
  const others = data?.sessions.filter(({ isThis }) => !isThis) ?? [];
  return (
    <DeskSection
      title="Where you are logged in"
      more={
        others.length > 1 && (
          <TextButton onClick={() => mutate({ sessionId: null })}>Log all others out</TextButton>
        )
      }
    >
      {fault !== null && <DeskFault error={fault} onAgain={() => void refetch()} />}
      {error !== null && <Notice tone="negative" title={error.message} />}
      <Lines>
        {data?.sessions.map(({ sessionId, userAgent, address, since, usedAt, isThis }) => (
          <Line key={sessionId}>
            <div>
              <span className={styles.name}>{deviceName(userAgent)}</span>{' '}
              <span className="muted">{address}</span>
              <br />
              <span className="muted">
                Since {hotelTime(since)}
                {!isThis && `, last used ${hotelTime(usedAt)}`}
              </span>
            </div>
            {isThis ? (
              <span className="muted">This browser</span>
            ) : (
              <TextButton onClick={() => mutate({ sessionId })}>
                Log out <span className="vh">{deviceName(userAgent)}</span>
              </TextButton>
            )}
          </Line>
        ))}
      </Lines>
    </DeskSection>
  );
}
