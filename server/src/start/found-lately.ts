interface WarningLog {
  warn(message: string): void;
  error(facts: object, message: string): void;
}

/**
 * Warnings as they were found last, at once: whoever asks whether a server is ready waits for no reading of its hotels.
 * Each call has them found anew behind it, once at a time, and those that are new stand in the log. Rule:
 * docs/operating.md, "Warnings".
 */
export function foundLately(
  find: () => Promise<readonly string[]>,
  log: WarningLog,
): () => readonly string[] {
  let found: readonly string[] = [];
  let isFinding = false;

  async function findAnew(): Promise<void> {
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
    if (!isFinding) void findAnew();
    return found;
  };
}
