import { readSession, writeSession } from './session.ts';

const key = 'portico.reloaded';

/**
 * Loads a page's module. A failure means an old document meets a new build: reloads the whole page, once per build, so
 * that a broken build cannot loop.
 */
export async function loadOrReload<Module>(
  load: () => Promise<Module>,
  build: string,
  reload = () => window.location.reload(),
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (readSession(key) === build) throw error;
    writeSession(key, build);
    reload();
    return await new Promise<never>(() => undefined);
  }
}
