import { readSession, writeSession } from './session.ts';

const key = 'portico.reloaded';

/**
 * Loads a page's module. When that fails, an old document meets a new build: the whole page is loaded anew, once per
 * build, so that a broken build cannot loop.
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
