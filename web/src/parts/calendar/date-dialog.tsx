import type { ReactNode } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './date-panel.module.css';
import { panelTitle } from './panel-title.ts';

interface DateDialogProps {
  onClose: () => void;
  foot?: ReactNode;
  children: ReactNode;
}

/** Over the page, where there is no form for it to hang from. */
export function DateDialog({ onClose, foot, children }: DateDialogProps) {
  return (
    <Dialog open onClose={onClose} title={panelTitle} wide>
      <div className={styles.inDialog}>
        {children}
        {foot}
      </div>
    </Dialog>
  );
}
