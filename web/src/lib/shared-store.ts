/** Storage shared by all tabs of a browser; it may be missing or full, and anything may have written it. */
export function readShared(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null deletes it. Other tabs are notified by the browser, this one by `watchShared`. */
export function writeShared(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Tabs then know nothing of each other; the current booking is unaffected.
  }
  window.dispatchEvent(new Event(changedHere));
}

export function watchShared(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  window.addEventListener(changedHere, changed);
  return () => {
    window.removeEventListener('storage', changed);
    window.removeEventListener(changedHere, changed);
  };
}

const changedHere = 'portico:shared';
