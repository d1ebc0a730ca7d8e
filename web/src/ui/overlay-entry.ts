import { useEffect, useRef } from 'react';

interface Address {
  readonly state: object;
  readonly url: string;
}

const overlays: (() => void)[] = [];
/** The address of the overlays' history entry, and so of the page below; undefined while there is none. */
let entry: Address | undefined;
/** The last overlay was closed without Back, and its entry is being left. */
let isLeaving = false;

/**
 * While a sheet or dialog is open it has its own history entry, so that Back closes it before it leaves the page. Rule:
 * docs/journeys.md, "Back and forward".
 */
export function useOverlayEntry(onClose: () => void): void {
  const latestClose = useRef(onClose);
  useEffect(() => {
    const close = () => latestClose.current();
    overlays.push(close);
    return () => {
      overlays.splice(overlays.indexOf(close), 1);
      // Another overlay may replace it immediately.
      queueMicrotask(leaveEntry);
    };
  }, []);
  // After each render: a choice in it may change the address, and it may have refused to close.
  useEffect(() => {
    latestClose.current = onClose;
    holdEntry();
  });
}

/** Once per document, before its router listens. */
export function watchOverlayEntry(): void {
  window.addEventListener('popstate', followHistory, true);
  // The document was reloaded with an overlay open.
  if (isOverlayEntry(history.state)) {
    entry = address();
    leaveEntry();
  }
}

function holdEntry(): void {
  if (isLeaving) return;
  if (entry === undefined) {
    // Both entries are of one page: moving between them must not scroll.
    history.scrollRestoration = 'manual';
    history.pushState({ ...(history.state as object | null), isOverlay: true }, '');
  }
  entry = address();
}

function leaveEntry(): void {
  if (overlays.length > 0 || entry === undefined || isLeaving) return;
  entry = address();
  isLeaving = true;
  history.back();
}

function followHistory({ state }: PopStateEvent): void {
  if (entry === undefined) {
    // Forward, to a former overlay.
    if (isOverlayEntry(state)) history.back();
    return;
  }
  const current = entry;
  const wasLeaving = isLeaving;
  entry = undefined;
  isLeaving = false;
  if (wasLeaving || placeOf(state) === placeOf(current.state)) {
    // The entry below takes over the page's new address.
    history.scrollRestoration = 'auto';
    history.replaceState(current.state, '', current.url);
  }
  if (!wasLeaving) overlays.at(-1)?.();
  else if (overlays.length > 0) holdEntry();
}

function address(): Address {
  const state = { ...(history.state as { isOverlay?: true } | null) };
  delete state.isOverlay;
  return { state, url: window.location.href };
}

function isOverlayEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOverlay' in state;
}

/** The router numbers its entries; an overlay's is not among them. */
function placeOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
}
