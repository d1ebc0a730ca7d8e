import { useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useOverlayEntry } from '../../ui/overlay-entry.ts';
import styles from './date-panel.module.css';
import { panelTitle, type PanelFrameProps } from './panel-frame.ts';

/** Fills the screen: title and foot stay, the months scroll between them. */
export function DateSheet({ onClose, foot, children }: PanelFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useOverlayEntry(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it is unmounted, or the browser would not restore the focus.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.sheetTop}>
        <h2 className="h3" id={titleId}>
          {panelTitle}
        </h2>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      <div className={styles.sheetBody}>{children}</div>
      {foot}
    </dialog>
  );
}
