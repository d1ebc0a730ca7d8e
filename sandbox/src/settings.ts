export type Settings = {
  port: number;
  storeFile: string;
  secret: string;
  urlFile?: string;
  pagesUrl?: string;
  lateMs?: number;
};

/** Reads the settings from the environment. Throws one error that names every bad variable. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const { SANDBOX_PORT, SANDBOX_STORE, SANDBOX_SECRET, SANDBOX_URL_FILE, SANDBOX_PAGES, SANDBOX_LATE_MS } =
    environment;
  const problems: string[] = [];
  const port = Number(SANDBOX_PORT);
  if (!/^\d{1,5}$/.test(SANDBOX_PORT ?? '') || port > 65_535) {
    problems.push('SANDBOX_PORT must be a port number (0 for any)');
  }
  if (!SANDBOX_STORE) problems.push('SANDBOX_STORE must name the store file');
  if (!SANDBOX_SECRET) problems.push('SANDBOX_SECRET must be set');
  if (SANDBOX_PAGES && !/^(\/[\w-]|https?:\/\/).*[^/]$/.test(SANDBOX_PAGES)) {
    problems.push('SANDBOX_PAGES must be a path or an address without a slash at its end');
  }
  if (SANDBOX_LATE_MS && !/^\d{1,7}$/.test(SANDBOX_LATE_MS)) {
    problems.push('SANDBOX_LATE_MS must be a number of milliseconds');
  }
  if (!SANDBOX_STORE || !SANDBOX_SECRET || problems.length > 0) throw new Error(problems.join('; '));

  return {
    port,
    storeFile: SANDBOX_STORE,
    secret: SANDBOX_SECRET,
    ...(SANDBOX_URL_FILE && { urlFile: SANDBOX_URL_FILE }),
    ...(SANDBOX_PAGES && { pagesUrl: SANDBOX_PAGES }),
    ...(SANDBOX_LATE_MS && { lateMs: Number(SANDBOX_LATE_MS) }),
  };
}
