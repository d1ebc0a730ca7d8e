/** Carried back to the lookup, which shows it; it survives a reload. */
export interface MessageAlong {
  readonly message: string;
}

export function messageOf(state: unknown): string | null {
  const isMessage = typeof state === 'object' && state !== null && 'message' in state;
  return isMessage && typeof state.message === 'string' ? state.message : null;
}
