import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styles from './rates-grid.module.css';

interface CellEditorProps {
  readonly label: string;
  /** What was typed to open it. */
  readonly first: string;
  readonly onEnter: (text: string) => void;
  readonly onLeave: () => void;
}

/** Types a figure into the cells that are selected: Enter takes it, Esc leaves them. */
export function CellEditor({ label, first, onEnter, onLeave }: CellEditorProps) {
  const [text, setText] = useState(first);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key === 'Enter' || event.key === 'Tab') onEnter(text);
    else if (event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
  }

  return (
    <input
      ref={input}
      className={styles.editor}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => onEnter(text)}
    />
  );
}
