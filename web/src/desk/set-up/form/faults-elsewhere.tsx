import { deskPaths } from '@portico/contract/desk/desk-document';
import { setUpEditors } from '@portico/contract/desk/set-up/editors';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Notice } from '../../../ui/notice.tsx';
import { deskHotel } from '../../lib/desk-document.ts';
import { deskQuery } from '../../lib/desk-queries.ts';
import type { PartFault } from './part-fault.ts';
import { fieldId } from './part-form.ts';
import styles from './fields.module.css';

/** What is not as it should be in other forms, with a link to each field there. What was typed here stays. */
export function FaultsElsewhere({ faults }: { readonly faults: readonly PartFault[] }) {
  const { data } = useQuery(deskQuery('SetUp/Read', {}));
  const { code } = deskHotel();
  if (faults.length === 0) return null;
  return (
    <Notice tone="negative" title="Not saved: it does not go with what stands elsewhere.">
      <ul className={styles.elsewhere}>
        {faults.map(({ part, editor, path, place, message }) => {
          const { title } = setUpEditors[editor];
          const name = title ?? data?.parts.find((one) => one.part === part)?.title ?? part;
          const pathname = deskPaths.setUp(code, title === undefined ? part : editor);
          return (
            <li key={`${part} ${path} ${message}`}>
              <Link to={{ pathname, hash: encodeURIComponent(fieldId(path)) }}>
                {place === '' ? name : `${place} (${name})`}
              </Link>
              : {message}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
