import { Button } from '../../../ui/button.tsx';
import { listAt } from '../form/at-path.ts';
import { LinesField, TextField } from '../form/fields.tsx';
import { usePartForm } from '../form/part-form.ts';
import styles from './facilities-field.module.css';

const MOST = 12;

/** What is in a room, in groups of short lines. */
export function FacilitiesField({ path }: { readonly path: string }) {
  const { value, set, isReadOnly } = usePartForm();
  const groups = listAt(value, path);
  return (
    <div className={styles.groups}>
      {groups.map((_, index) => (
        // Groups have no identity but their place.
        <div key={index} className={styles.group} role="group" aria-label={`Group ${index + 1}`}>
          <TextField path={`${path}[${index}].title`} label="Group" />
          <LinesField path={`${path}[${index}].items`} label="What is there" hint="One a line." />
          {!isReadOnly && (
            <Button
              variant="second"
              size="small"
              onClick={() =>
                set(
                  path,
                  groups.filter((__, at) => at !== index),
                )
              }
            >
              Take group {index + 1} away
            </Button>
          )}
        </div>
      ))}
      {!isReadOnly && groups.length < MOST && (
        <p>
          <Button
            variant="second"
            size="small"
            onClick={() => set(path, [...groups, { title: '', items: [] }])}
          >
            One more group
          </Button>
        </p>
      )}
    </div>
  );
}
