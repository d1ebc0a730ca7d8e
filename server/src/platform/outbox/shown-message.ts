import type { DeskMessage } from '@portico/contract/desk/waiting-message';
import type { WaitingMessage } from './waiting-messages.store.ts';

/** A message as the desk and commands answer it. */
export function shownMessage({ createdAt, dueAt, ...message }: WaitingMessage): DeskMessage {
  return { ...message, createdAt: createdAt.toISOString(), dueAt: dueAt.toISOString() };
}
