import { useRef, type ReactNode } from 'react';
import { Tick } from '../../../ui/tick.tsx';
import { valueAt } from './at-path.ts';
import { fieldId, usePartForm } from './part-form.ts';
import styles from './fields.module.css';

interface PresentFieldProps {
  readonly path: string;
  /** What stands there once it is ticked. */
  readonly start: object;
  readonly children: ReactNode;
}

/** Something that is there or not; its fields show while it is. Ticked again, what was typed there is back. */
export function PresentField({ path, start, children }: PresentFieldProps) {
  const { value, set, labelOf, ownFaultAt, isReadOnly } = usePartForm();
  const there = valueAt(value, path);
  const fault = ownFaultAt(path);
  const isThere = there !== undefined;
  const removed = useRef<unknown>(undefined);
  return (
    <>
      <div className={fault === undefined ? undefined : styles.faulty}>
        <Tick
          id={fieldId(path)}
          error={fault}
          checked={isThere}
          aria-disabled={isReadOnly || undefined}
          onChange={({ target }) => {
            if (isReadOnly) return;
            if (!target.checked) removed.current = there;
            set(path, target.checked ? (removed.current ?? start) : undefined);
          }}
        >
          {labelOf(path)}
        </Tick>
      </div>
      {isThere && <div className={styles.below}>{children}</div>}
    </>
  );
}
