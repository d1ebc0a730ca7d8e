import { useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import { loadDatePanel } from './lazy-date-panel.ts';

export interface DatePanelState {
  readonly isOpen: boolean;
  readonly open: (cellId: string) => void;
  readonly close: () => void;
}

/** The calendar opens by a cell's id; after closing, the focus returns to that cell. */
export function useDatePanel(): DatePanelState {
  const [openedBy, setOpenedBy] = useState<string | null>(null);
  useEffect(() => whenIdle(() => void loadDatePanel()), []);

  function close() {
    if (openedBy !== null) document.getElementById(openedBy)?.focus();
    setOpenedBy(null);
  }
  return { isOpen: openedBy !== null, open: setOpenedBy, close };
}
