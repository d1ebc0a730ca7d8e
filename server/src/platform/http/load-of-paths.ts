import type { LoadClass, PorticoServer } from './server-type.ts';

/**
 * Tells what a request counts against by its address alone, before anything of the server is asked. Knows the routes that
 * are declared after it; what has no route is `reading`.
 */
export function loadOfPaths(app: PorticoServer): (url: string) => LoadClass {
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
    const load = byPath.get(path);
    if (load !== undefined) return load;
    for (const [start, declared] of byStart) if (path.startsWith(start)) return declared;
    return 'reading';
  };
}
