import type { ReactNode } from 'react';
import { Tick } from '../../../ui/tick.tsx';
import { valueAt } from './at-path.ts';
import { fieldId, usePartForm } from './part-form.ts';

interface PresentFieldProps {
  readonly path: string;
  readonly label: string;
  /** What stands there once it is ticked. */
  readonly start: object;
  readonly children: ReactNode;
}

/** Something that is there or not; its fields show while it is. */
export function PresentField({ path, label, start, children }: PresentFieldProps) {
  const { value, set, ownFaultAt, isReadOnly } = usePartForm();
  const isThere = valueAt(value, path) !== undefined;
  return (
    <>
      <Tick
        id={fieldId(path)}
        error={ownFaultAt(path)}
        checked={isThere}
        aria-disabled={isReadOnly || undefined}
        onChange={({ target }) => {
          if (!isReadOnly) set(path, target.checked ? start : undefined);
        }}
      >
        {label}
      </Tick>
      {isThere && children}
    </>
  );
}
