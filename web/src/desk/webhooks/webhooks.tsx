import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { deskQuery } from '../lib/desk-queries.ts';
import { DeskFault } from '../parts/desk-fault.tsx';
import { DeskSection } from '../parts/desk-section.tsx';
import { DeskWaiting } from '../parts/desk-waiting.tsx';
import { Lines } from '../parts/lines.tsx';
import { AddEndpoint } from './add-endpoint.tsx';
import { EndpointLine } from './endpoint-line.tsx';
import styles from './webhooks.module.css';

/** The programs of the hotel that are told what happens. */
export function Webhooks() {
  const { data, error, refetch } = useQuery(deskQuery('Webhooks/List', {}));
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      {isAdding && <AddEndpoint onClose={() => setIsAdding(false)} />}
      <DeskSection
        title="Programs of the hotel"
        note={data && String(data.endpoints.length)}
        more={
          <Button variant="second" size="small" aria-expanded={isAdding} onClick={() => setIsAdding(true)}>
            <Icon name="plus" />
            Add a program
          </Button>
        }
      >
        {error !== null && <DeskFault error={error} onAgain={() => void refetch()} />}
        {data === undefined && error === null && <DeskWaiting />}
        {data?.endpoints.length === 0 && (
          <p className={styles.none}>
            None yet. A program for the rooms, the doors or the books can be told of each booking and payment.
          </p>
        )}
        <Lines columns={styles.lines}>
          {data?.endpoints.map((endpoint) => (
            <EndpointLine key={endpoint.id} endpoint={endpoint} />
          ))}
        </Lines>
      </DeskSection>
    </>
  );
}
