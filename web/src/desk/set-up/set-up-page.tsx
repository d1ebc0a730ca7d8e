import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { mayCall } from '@portico/contract/desk/may-call';
import { editorAt, setUpEditors, type SetUpEditor } from '@portico/contract/desk/set-up/editors';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { deskQuery } from '../lib/desk-queries.ts';
import { useDeskSession } from '../lib/desk-session.ts';
import { DeskFault } from '../parts/desk-fault.tsx';
import { DeskPage } from '../parts/desk-page.tsx';
import { DeskWaiting } from '../parts/desk-waiting.tsx';
import { directPages } from './direct-pages.ts';
import { kinds } from './editors/kinds.tsx';
import { PartPage } from './part-page.tsx';
import { PublishBar } from './publish-bar.tsx';
import styles from './set-up.module.css';
import { SideList } from './side-list.tsx';

/** What the hotel is: each part of its property file, as a draft until it is published. */
export default function SetUpPage() {
  const { '*': given = '' } = useParams();
  const { role } = useDeskSession();
  const { data, error, refetch } = useQuery(deskQuery('SetUp/Read', {}));
  const address = given === '' ? firstRoom(data) : given;
  const direct = directPages[address];
  const editor = editorAt(address);
  const whole = editor === undefined ? undefined : setUpEditors[editor];
  const part = whole?.title === undefined ? address : whole.field;
  const summary = data?.parts.find((one) => one.part === part);
  const title =
    direct?.title ?? whole?.title ?? summary?.title ?? (editor && kinds[editor].made?.text) ?? 'Set-up';
  return (
    <DeskPage
      title={title}
      {...(summary?.draft && { sub: `Changed by ${summary.draft.by}, not published yet.` })}
    >
      {error !== null && <DeskFault error={error} onAgain={() => void refetch()} />}
      {data === undefined ? (
        error === null && <DeskWaiting />
      ) : (
        <div className={styles.columns}>
          <SideList parts={data.parts} current={address} />
          <div>
            {direct === undefined ? (
              <>
                <PublishBar parts={data.parts} />
                {editor === undefined ? (
                  <p>There is no such thing to set up.</p>
                ) : (
                  <OnePart key={address} part={part} editor={editor} />
                )}
              </>
            ) : mayCall[direct.reads].includes(role) ? (
              <direct.Page />
            ) : (
              <p>Your role does not allow this. An owner can change your role.</p>
            )}
          </div>
        </div>
      )}
    </DeskPage>
  );
}

function firstRoom(all: DeskAnswer<'SetUp/Read'> | undefined): string {
  return all?.parts.find(({ part }) => part.startsWith('roomTypes.'))?.part ?? 'roomTypes';
}

function OnePart({ part, editor }: { readonly part: string; readonly editor: SetUpEditor }) {
  const { made, Fields, saveText, beside, isRemovable = false } = kinds[editor];
  const { data, error, refetch } = useQuery(deskQuery('SetUp/ReadPart', { part }));
  if (data === undefined)
    return error === null ? <DeskWaiting /> : <DeskFault error={error} onAgain={() => void refetch()} />;
  if (data.value === null && data.published !== null)
    return <p>It is taken away with the next publishing. Drop that to bring it back.</p>;
  const start = made && { id: Number(part.replace(/^\w+\./, '')), ...made.start };
  return (
    <PartPage
      stored={data}
      editor={editor}
      start={start}
      saveText={saveText}
      isRemovable={isRemovable}
      beside={beside}
    >
      <Fields />
    </PartPage>
  );
}
