import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { FieldError } from '../../ui/field-error.tsx';
import styles from './search-form.module.css';

interface SearchCellProps {
  id: string;
  label: string;
  error: string | undefined;
  isOpen: boolean;
  onPress: () => void;
  /** It opens the calendar, for which a press on it must not count as outside. */
  opensDates?: boolean | undefined;
  children: ReactNode;
}

/** A part of the search with its current choice; a press opens it. */
export function SearchCell({ id, label, error, isOpen, onPress, opensDates, children }: SearchCellProps) {
  return (
    <div className={styles.cellBox}>
      <button
        type="button"
        id={id}
        className={styles.cell}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        data-wrong={error === undefined ? undefined : true}
        data-opens-dates={opensDates}
        onClick={onPress}
      >
        <span className={classNames('side-head', styles.label)}>{label}</span>{' '}
        <span className={styles.value}>{children}</span>
      </button>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
