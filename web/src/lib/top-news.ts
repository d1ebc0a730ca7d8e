import { useSyncExternalStore } from 'react';

/** What is said at the top of a page, whichever part of it has to say it. */
export interface TopNews {
  readonly tone: 'positive' | 'negative';
  readonly text: string;
  /** Said as another page comes, for which it is meant. */
  readonly goesAlong?: boolean;
}

const watchers = new Set<() => void>();
let said: TopNews | null = null;

/** Takes the place of what was said before; null: nothing is said. */
export function sayAtTop(news: TopNews | null): void {
  said = news;
  for (const changed of watchers) changed();
}

export function useTopNews(): TopNews | null {
  return useSyncExternalStore(watch, () => said);
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
