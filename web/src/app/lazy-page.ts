import { createElement, lazy, useState, type ComponentType } from 'react';
import { readDocumentData } from '../lib/document-data.ts';
import { loadOrReload } from '../lib/reload-once.ts';

interface PageModule {
  readonly default: ComponentType;
}

export interface LazyPage {
  readonly Page: ComponentType;
  /** Done when the page is there, or could not be fetched; never fails. */
  readonly preload: () => Promise<void>;
}

/** A page that is fetched when it is shown, or before, by `preload`; then it is shown without a placeholder. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loaded: ComponentType | undefined;
  const Waited = lazy(() => loadOrReload(load, readDocumentData().build));

  function Page() {
    // Chosen once: another type of component in its place would lose what the guest has typed.
    const [Shown] = useState(() => loaded ?? Waited);
    return createElement(Shown);
  }

  async function preload(): Promise<void> {
    // A failure is met again, and answered, when the page is shown.
    const module = await load().catch(() => undefined);
    loaded = module?.default;
  }

  return { Page, preload };
}
