import { createElement, lazy, useState, type ComponentType } from 'react';
import { readDocumentData } from '../lib/document-data.ts';
import { loadOrReload } from '../lib/reload-once.ts';

interface PageModule {
  readonly default: ComponentType;
}

export interface LazyPage {
  readonly Page: ComponentType;
  /** Resolves once the page has loaded or failed to load; never rejects. */
  readonly preload: () => Promise<void>;
}

/** A page that loads when it is shown, or earlier by `preload`; then it shows without a placeholder. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loaded: ComponentType | undefined;
  const Waited = lazy(() => loadOrReload(load, readDocumentData().build));

  function Page() {
    // Chosen once: replacing the component type would lose what the guest has typed.
    const [Shown] = useState(() => loaded ?? Waited);
    return createElement(Shown);
  }

  async function preload(): Promise<void> {
    // A failure recurs, and is handled, when the page is shown.
    const module = await load().catch(() => undefined);
    loaded = module?.default;
  }

  return { Page, preload };
}
