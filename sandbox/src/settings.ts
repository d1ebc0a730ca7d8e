export type Settings = { port: number; storeFile: string; secret: string; urlFile?: string };

/** The settings of the process from its environment. Throws one error that names every bad variable. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const { SANDBOX_PORT, SANDBOX_STORE, SANDBOX_SECRET, SANDBOX_URL_FILE } = environment;
  const problems: string[] = [];
  const port = Number(SANDBOX_PORT);
  if (!/^\d{1,5}$/.test(SANDBOX_PORT ?? '') || port > 65_535) {
    problems.push('SANDBOX_PORT must be a port number (0 for any)');
  }
  if (!SANDBOX_STORE) problems.push('SANDBOX_STORE must name the store file');
  if (!SANDBOX_SECRET) problems.push('SANDBOX_SECRET must be set');
  if (!SANDBOX_STORE || !SANDBOX_SECRET || problems.length > 0) throw new Error(problems.join('; '));

  const settings = { port, storeFile: SANDBOX_STORE, secret: SANDBOX_SECRET };
  return SANDBOX_URL_FILE ? { ...settings, urlFile: SANDBOX_URL_FILE } : settings;
}
