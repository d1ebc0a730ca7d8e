import type { LoadClass, PorticoServer } from './server-type.ts';

/**
 * Tells what a call of the API counts against by its address alone, before anything of the server is asked; undefined
 * for what is no call. Knows the routes that are declared after it; what has no route is `reading`.
 */
export function loadOfCalls(app: PorticoServer): (url: string) => LoadClass | undefined {
  const byPath = new Map<string, LoadClass>();
  const byStart = new Map<string, LoadClass>();
  app.addHook('onRoute', ({ url, config }) => {
    const load = config?.load ?? 'reading';
    if (load === 'reading') return;
    const [start = '', rest] = url.toLowerCase().split(/[:*]/, 2);
    (rest === undefined ? byPath : byStart).set(start, load);
  });
  return (url) => {
    const path = (url.split('?', 1)[0] ?? '').toLowerCase().replace(/\/$/, '');
    if (!path.startsWith('/api/')) return undefined;
    const load = byPath.get(path);
    if (load !== undefined) return load;
    for (const [start, declared] of byStart) if (path.startsWith(start)) return declared;
    return 'reading';
  };
}
