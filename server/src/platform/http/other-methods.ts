import type { Access, PorticoServer } from './server-type.ts';

/** Nobody else is told that there is anything at the addresses of the other routes. */
const TOLD: readonly (Access | undefined)[] = ['anyone', 'grant', 'account', 'provider'];

/**
 * By which methods an address (a path, with or without a query) is asked for; none where there is nothing, or nothing for
 * everybody. Knows the routes that are declared after it.
 */
export function methodsOfAddresses(app: PorticoServer): (address: string) => readonly string[] {
  const routes: { readonly methods: readonly string[]; readonly address: RegExp }[] = [];
  app.addHook('onRoute', ({ url, method, config }) => {
    if (!TOLD.includes(config?.access)) return;
    const pattern = url
      .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replaceAll(/:\w+/g, '[^/]+')
      .replace('*', '.+');
    routes.push({ methods: [method].flat(), address: new RegExp(`^${pattern}/?(?:\\?|$)`, 'i') });
  });
  return (address) => {
    const here = routes.filter((route) => route.address.test(address));
    return [...new Set(here.flatMap(({ methods }) => methods))];
  };
}
