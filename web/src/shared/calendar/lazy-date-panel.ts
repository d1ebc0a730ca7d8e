import { lazy } from 'react';
import { loadOrReload } from '../../lib/reload-once.ts';
import { readDocumentData } from '../../lib/document-data.ts';

/** The calendar is larger than the rest of the page, so it loads after it. */
export async function loadDatePanel() {
  const { DatePanel } = await loadOrReload(() => import('./date-panel.tsx'), readDocumentData().build);
  return { default: DatePanel };
}

export const LazyDatePanel = lazy(loadDatePanel);
