import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { deskQuery } from '../lib/desk-queries.ts';
import { DeskFault } from '../parts/desk-fault.tsx';
import { DeskSection } from '../parts/desk-section.tsx';
import { DeskWaiting } from '../parts/desk-waiting.tsx';
import { Lines } from '../parts/lines.tsx';
import { AddConnection } from './add-connection.tsx';
import { CodesPanel } from './codes-panel.tsx';
import { ConnectionLine, type Opened } from './connection-line.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { PushPanel } from './push-panel.tsx';
import { SentPanel } from './sent-panel.tsx';
import styles from './connections.module.css';

/** Of which connection something is open above the list. */
type Open = { readonly what: Opened; readonly id: string } | { readonly what: 'add' } | null;

/** The other systems that set the hotel's rooms and prices. */
export function Connections() {
  const { data, error, refetch } = useQuery(deskQuery('Connections/List', {}));
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const shown =
    open !== null && 'id' in open ? data?.connections.find(({ id }) => id === open.id) : undefined;
  return (
    <>
      {open?.what === 'add' && <AddConnection onClose={close} />}
      {open?.what === 'codes' && shown && <CodesPanel key={shown.id} connection={shown} onClose={close} />}
      {open?.what === 'messages' && shown && (
        <MessagesPanel key={shown.id} connection={shown} onClose={close} />
      )}
      {open?.what === 'sent' && shown && <SentPanel key={shown.id} connection={shown} onClose={close} />}
      {open?.what === 'bookings' && shown && <PushPanel key={shown.id} connection={shown} onClose={close} />}
      <DeskSection
        title="Other systems"
        note={data && String(data.connections.length)}
        more={
          <Button
            variant="second"
            size="small"
            aria-expanded={open?.what === 'add'}
            onClick={() => setOpen({ what: 'add' })}
          >
            <Icon name="plus" />
            Add a system
          </Button>
        }
      >
        {error !== null && <DeskFault error={error} onAgain={() => void refetch()} />}
        {data === undefined && error === null && <DeskWaiting />}
        {data?.connections.length === 0 && (
          <p className={styles.none}>
            None yet. A channel manager or the program for the rooms can set prices and rooms here by itself.
          </p>
        )}
        <Lines columns={styles.lines}>
          {data?.connections.map((connection) => (
            <ConnectionLine
              key={connection.id}
              connection={connection}
              onOpen={(what) => setOpen({ what, id: connection.id })}
            />
          ))}
        </Lines>
      </DeskSection>
    </>
  );
}
