import { lazy } from 'react';
import type { ComponentType } from 'react';
import { readDocumentData } from '../lib/document-data.ts';
import { loadOrReload } from '../lib/reload-once.ts';

interface PageModule {
  readonly default: ComponentType;
}

/** A page that is fetched when it is shown, or before, by `preload`. */
export function lazyPage(load: () => Promise<PageModule>) {
  return {
    Page: lazy(() => loadOrReload(load, readDocumentData().build)),
    // A failure is met again, and answered, when the page is shown.
    preload: () => void load().catch(() => undefined),
  };
}
