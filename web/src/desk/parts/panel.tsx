import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: string;
  readonly sub?: ReactNode;
  /** The buttons: what it does, and “Leave it”. */
  readonly actions: ReactNode;
  readonly onClose: () => void;
  /** False: the work beside it goes on, and keeps the focus. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** A form beside the work, which stays readable; opened, its heading takes the focus, unless the work keeps it. Esc closes it. */
export function Panel({ title, sub, actions, onClose, takesFocus = true, children }: PanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    const panel = box.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    panel?.addEventListener('keydown', onKey);
    return () => panel?.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <div role="dialog" className={styles.panel} aria-labelledby={id} ref={box}>
      <header>
        <div>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {sub !== undefined && <p className={styles.sub}>{sub}</p>}
        </div>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      <footer>{actions}</footer>
    </div>
  );
}
