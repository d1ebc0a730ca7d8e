import type { ReactNode } from 'react';

export const panelTitle = 'When would you like to stay?';

/** What the calendar stands in; the foot stays in view. */
export interface PanelFrameProps {
  onClose: () => void;
  foot?: ReactNode;
  children: ReactNode;
}
