import { useSyncExternalStore } from 'react';

/** The notice at the top of a page, from any part of it. */
export interface TopNews {
  readonly tone: 'positive' | 'negative';
  readonly text: string;
  /** Set during a navigation, for the next page. */
  readonly goesAlong?: boolean;
}

const watchers = new Set<() => void>();
let current: TopNews | null = null;

/** Replaces the previous notice; null: none. */
export function showAtTop(news: TopNews | null): void {
  current = news;
  for (const changed of watchers) changed();
}

export function useTopNews(): TopNews | null {
  return useSyncExternalStore(watch, () => current);
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
