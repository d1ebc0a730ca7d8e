import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { useOverlayEntry } from './overlay-entry.ts';

interface OpenDialogProps {
  /** Called by Esc, Back, the close button and a press outside. */
  onClose: () => void;
  title: ReactNode;
  /** On a phone: `sheet` rises from the foot, `full` fills the screen. */
  phone?: 'dialog' | 'sheet' | 'full' | undefined;
  wide?: boolean | undefined;
  children: ReactNode;
}

/** A native modal dialog: it traps the focus, and restores it to the opener. */
export function Dialog({ open, ...dialog }: OpenDialogProps & { open: boolean }) {
  return open ? <OpenDialog {...dialog} /> : null;
}

function OpenDialog({ onClose, title, phone = 'sheet', wide = false, children }: OpenDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useOverlayEntry(onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    // Closed before it is unmounted, or the browser would not restore the focus.
    return () => element?.close();
  }, []);

  function pressBeside(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // Esc is the keyboard's equivalent of a press outside.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, wide && styles.wide, phone !== 'dialog' && styles[phone])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={pressBeside}
    >
      <div className={styles.top}>
        <h2 className={styles.title} id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="close" label="Close" className={styles.close} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
