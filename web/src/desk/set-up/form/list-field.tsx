import { useId, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { listAt, textAt } from './at-path.ts';
import { fieldId, usePartForm } from './part-form.ts';
import styles from './list-field.module.css';

interface ListFieldProps {
  readonly path: string;
  readonly most: number;
  /** A new one, beside those that are there. */
  readonly start: (entries: readonly unknown[]) => unknown;
  /** The fields of the entry at a path. */
  readonly children: (path: string, entry: unknown) => ReactNode;
}

/** Entries of some fields each, which can be added and taken away. */
export function ListField({ path, most, start, children }: ListFieldProps) {
  const { value, set, labelOf, ownFaultAt, isReadOnly } = usePartForm();
  const label = labelOf(path);
  const one = labelOf(`${path}[0]`);
  const fault = ownFaultAt(path);
  const id = useId();
  const entries = listAt(value, path);
  return (
    <section className={styles.entries} aria-labelledby={id} id={fieldId(path)} tabIndex={-1}>
      <h3 id={id}>{label}</h3>
      {fault !== undefined && <FieldError>{fault}</FieldError>}
      {entries.map((entry, index) => (
        // Entries have no identity but their place.
        <div
          key={index}
          id={fieldId(`${path}[${index}]`)}
          tabIndex={-1}
          className={styles.entry}
          role="group"
          aria-label={`${label}, ${one} ${index + 1}`}
        >
          <div className={styles.fields}>{children(`${path}[${index}]`, entry)}</div>
          {!isReadOnly && (
            <IconButton
              icon="close"
              label={`Take ${one} ${index + 1} away`}
              onClick={() => set(`${path}[${index}]`, undefined)}
            />
          )}
        </div>
      ))}
      {!isReadOnly && entries.length < most && (
        <p>
          <Button variant="second" size="small" onClick={() => set(path, [...entries, start(entries)])}>
            One more {one}
          </Button>
        </p>
      )}
    </section>
  );
}

/** A number that no entry has. */
export function nextId(entries: readonly unknown[]): number {
  return Math.max(0, ...entries.map((entry) => Number(textAt(entry, 'id')))) + 1;
}
