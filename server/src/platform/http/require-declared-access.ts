import type { PorticoServer } from './server-type.ts';

/** Refuses to start while a route does not say who may call it: `config: { access: 'anyone' }`. */
export function requireDeclaredAccess(app: PorticoServer): void {
  const undeclared: string[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.access === undefined) undeclared.push(`${String(method)} ${url}`);
  });
  app.addHook('onReady', async () => {
    if (undeclared.length > 0)
      throw new Error(`who may call these is not declared: ${undeclared.join(', ')}`);
  });
}
