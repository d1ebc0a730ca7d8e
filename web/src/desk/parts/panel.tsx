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

/**
 * A form beside the work, which stays readable. Opened, its heading takes the focus, unless the work keeps it; closed, it
 * gives it back. Esc closes it.
 */
export function Panel({ title, sub, actions, onClose, takesFocus = true, children }: PanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (!takesFocus) return undefined;
    const before = document.activeElement;
    if (!box.current?.contains(before)) opener.current = before;
    const around = opener.current?.closest('section, nav') ?? null;
    heading.current?.focus();
    const giveBack = () => {
      // Elsewhere only if something else was pressed meanwhile.
      if (document.activeElement === document.body) focusFirst(opener.current, around);
    };
    return () => {
      giveBack();
      // What the panel did is shown a moment later, and may take away what opened it.
      setTimeout(giveBack);
    };
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

/** What opened the panel; if that is gone, the heading of the section it was in, or the section. */
function focusFirst(opener: Element | null, around: Element | null) {
  const heading = around?.querySelector('h2') ?? around;
  const target = opener?.isConnected ? opener : heading;
  if (!(target instanceof HTMLElement)) return;
  if (target !== opener) target.tabIndex = -1;
  target.focus();
}
