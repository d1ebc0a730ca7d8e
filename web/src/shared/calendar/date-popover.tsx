import { useEffect, useRef } from 'react';
import styles from './date-panel.module.css';
import { panelTitle, type PanelFrameProps } from './panel-frame.ts';

/** Under the form, over the picture. Esc and a press outside request closing. */
export function DatePopover({ onClose, foot, children }: PanelFrameProps) {
  const panel = useRef<HTMLDivElement>(null);
  const latestClose = useRef(onClose);
  useEffect(() => {
    latestClose.current = onClose;
  });

  // Its button matters as much as its months.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  useEffect(() => {
    function pressBeside(event: PointerEvent) {
      const { target } = event;
      if (!(target instanceof Element) || panel.current?.contains(target) !== false) return;
      // The two cells show its choice: a press on them is not outside.
      if (target.closest('[data-opens-dates]') === null) latestClose.current();
    }
    function press(event: KeyboardEvent) {
      if (event.key === 'Escape') latestClose.current();
    }
    document.addEventListener('pointerdown', pressBeside);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('pointerdown', pressBeside);
      document.removeEventListener('keydown', press);
    };
  }, []);

  return (
    <div ref={panel} className={styles.popover} role="dialog" aria-label={panelTitle}>
      {children}
      {foot}
    </div>
  );
}
