import { Dialog } from '../../ui/dialog.tsx';
import styles from './date-panel.module.css';
import { panelTitle, type PanelFrameProps } from './panel-frame.ts';

/** Over the page, where there is no form for it to hang from. */
export function DateDialog({ onClose, foot, children }: PanelFrameProps) {
  return (
    <Dialog open onClose={onClose} title={panelTitle} wide>
      <div className={styles.inDialog}>
        {children}
        {foot}
      </div>
    </Dialog>
  );
}
