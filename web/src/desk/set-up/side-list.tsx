import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { deskPaths } from '@portico/contract/desk/desk-document';
import { mayCall } from '@portico/contract/desk/may-call';
import { setUpEditors } from '@portico/contract/desk/set-up/editors';
import { keysOf } from '@portico/domain/record';
import { Link, useNavigate } from 'react-router';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import { useDeskSession, useMay } from '../lib/desk-session.ts';
import { directPages } from './direct-pages.ts';
import { kinds } from './editors/kinds.tsx';
import { newPart } from './new-part.ts';
import styles from './set-up.module.css';

interface Entry {
  /** Its address below Set-up. */
  readonly part: string;
  readonly title: string;
  readonly isWaiting: boolean;
}

interface SideListProps {
  readonly parts: DeskAnswer<'SetUp/Read'>['parts'];
  readonly current: string;
}

/** Every part of the hotel, in groups; on a phone one field to choose from. */
export function SideList({ parts, current }: SideListProps) {
  const navigate = useNavigate();
  const mayMake = useMay('SetUp/Save');
  const { role } = useDeskSession();
  const direct = Object.entries(directPages).flatMap(([part, { title, reads }]): Entry[] =>
    mayCall[reads].includes(role) ? [{ part, title, isWaiting: false }] : [],
  );
  const groups = [
    ...groupsOf(parts, mayMake),
    ...(direct.length > 0 ? [{ group: 'Vouchers, programs, file', entries: direct }] : []),
  ];
  const { code } = deskHotel();
  return (
    <div>
      <nav className={styles.side} aria-label="Set-up">
        {groups.map(({ group, entries }) => (
          <div key={group}>
            <h2>{group}</h2>
            <ul>
              {entries.map(({ part, title, isWaiting }) => (
                <li key={part}>
                  <Link to={deskPaths.setUp(code, part)} aria-current={part === current ? 'page' : undefined}>
                    {title}
                    {isWaiting && <span>waits</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.pick}>
        <Field label="Set-up of">
          <Select
            value={current}
            onChange={({ target }) => void navigate(deskPaths.setUp(code, target.value))}
          >
            {groups.map(({ group, entries }) => (
              <optgroup key={group} label={group}>
                {entries.map(({ part, title, isWaiting }) => (
                  <option key={part} value={part}>
                    {isWaiting ? `${title}, waits` : title}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Field>
      </div>
    </div>
  );
}

function groupsOf(parts: SideListProps['parts'], mayMake: boolean) {
  const names = [...new Set(Object.values(kinds).map(({ group }) => group))];
  const groups = names.map((group) => ({
    group,
    entries: keysOf(kinds).flatMap((editor): Entry[] => {
      const kind = kinds[editor];
      if (kind.group !== group) return [];
      const { field, title } = setUpEditors[editor];
      if (title !== undefined) {
        const isWaiting = parts.some(({ part, draft }) => part === field && draft !== null);
        return [{ part: editor, title, isWaiting }];
      }
      const standing = parts
        .filter(({ part }) => part.startsWith(`${field}.`))
        .map(({ part, title, draft }) => ({ part, title, isWaiting: draft !== null }));
      const made =
        kind.made === undefined || !mayMake
          ? []
          : [{ part: newPart(field, parts), title: kind.made.text, isWaiting: false }];
      return [...standing, ...made];
    }),
  }));
  return groups.filter(({ entries }) => entries.length > 0);
}
