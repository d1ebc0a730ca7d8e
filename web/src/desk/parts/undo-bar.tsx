import { useLayoutEffect } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './undo-bar.module.css';

/** Says what was saved, and takes it back; key Z. */
export function UndoBar({ text, onUndo }: { readonly text: string; readonly onUndo: () => void }) {
  // Before the bar is seen, so that the key is never too early.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select');
      if (event.key.toLowerCase() === 'z' && !isTyping && !event.shiftKey && !event.altKey) onUndo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onUndo]);
  return (
    <div className={styles.bar} role="status">
      <Icon name="check" />
      <span>{text}</span>
      <button type="button" onClick={onUndo}>
        Undo <kbd aria-hidden="true">Z</kbd>
      </button>
    </div>
  );
}
