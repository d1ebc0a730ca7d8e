import type { UnreadPart } from '@portico/contract/unread-link';

/** Passed with the navigation from a link to its rooms, as the address retains only what could be parsed. */
export function unreadLinkState(unread: readonly UnreadPart[]) {
  return { unread };
}

export function unreadOfState(state: unknown): readonly UnreadPart[] {
  const hasUnread = typeof state === 'object' && state !== null && 'unread' in state;
  return hasUnread && Array.isArray(state.unread) ? (state.unread as UnreadPart[]) : [];
}
