interface WarningLog {
  warn(message: string): void;
  error(facts: object, message: string): void;
}

/**
 * Stale-while-revalidate: returns the last warnings at once, so that readiness checks do not wait for hotels to be
 * read. Each call refreshes them in the background, single-flight, and new ones are logged. Rule: docs/every-day.md,
 * "Warnings".
 */
export function staleWhileRevalidate(
  find: () => Promise<readonly string[]>,
  log: WarningLog,
): () => readonly string[] {
  let found: readonly string[] = [];
  let isFinding = false;

  async function revalidate(): Promise<void> {
    isFinding = true;
    try {
      const before = found;
      found = await find();
      for (const warning of found) if (!before.includes(warning)) log.warn(warning);
    } catch (error) {
      log.error({ err: error }, 'the hotels could not be looked at for warnings');
    } finally {
      isFinding = false;
    }
  }

  return () => {
    if (!isFinding) void revalidate();
    return found;
  };
}
