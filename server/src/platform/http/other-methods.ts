import type { Access, PorticoServer } from './server-type.ts';

/** On routes with another access, a response would reveal that the path exists. */
const TOLD: readonly (Access | undefined)[] = ['anyone', 'grant', 'account', 'provider'];

/**
 * The methods of a path, with or without a query; empty if there is none, or none for everyone. Covers routes declared
 * after it.
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
