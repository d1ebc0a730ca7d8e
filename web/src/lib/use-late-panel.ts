import { useState, type ComponentType } from 'react';
import { unreachedText } from './api-error.ts';
import { showAtTop } from './top-news.ts';

/** What a press opens and few guests press for: it loads when it is opened. Failing that, the top of the page says so. */
export function useLatePanel<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const fetch = () => load().then((panel) => setLoaded(() => panel));

  return {
    isOpen,
    /** Null while it is closed or still loading. */
    Panel: isOpen ? Loaded : null,
    /** For a press that may follow. A failure recurs, and is handled, with that press. */
    prepare: () => void fetch().catch(() => undefined),
    open() {
      setIsOpen(true);
      fetch().catch(() => {
        setIsOpen(false);
        showAtTop({ tone: 'negative', text: unreachedText });
      });
    },
    close: () => setIsOpen(false),
  };
}
