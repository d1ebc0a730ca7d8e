import type { ReactNode } from 'react';

export const panelTitle = 'When would you like to stay?';

/** The calendar's container; the foot stays in view. */
export interface PanelFrameProps {
  onClose: () => void;
  foot?: ReactNode;
  children: ReactNode;
}
