import type { Rolldown } from 'vite';

interface Acted {
  /** Something was replaced. */
  readonly act: () => void;
  readonly buildEnd: (this: Rolldown.PluginContext, error?: Error) => void;
}

/**
 * The end of a plugin that replaces something inside a library: the build fails where it found nothing to replace, since
 * the library then keeps it elsewhere and its bytes would come back unseen.
 */
export function acted(what: string): Acted {
  let hasActed = false;
  return {
    act: () => {
      hasActed = true;
    },
    buildEnd(error) {
      if (error === undefined && !hasActed) {
        this.error(`${what} is not where it was: see this plugin in web/vite`);
      }
    },
  };
}
