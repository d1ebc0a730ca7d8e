/** Storage that all tabs of a browser share; it may be missing or full, and anybody may have written it. */
export function readShared(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null: it is forgotten. The other tabs hear of it by themselves, this one by `watchShared`. */
export function writeShared(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Tabs then know nothing of each other; the booking at hand is the same.
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
