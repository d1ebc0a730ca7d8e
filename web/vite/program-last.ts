import type { Plugin } from 'vite';

/**
 * A page is painted by the server already: its program must not hold up the fonts and the picture. Of the pages whose
 * painted shell is whole the server makes it wait altogether (server/src/pages/program-after-paint.ts).
 */
export function programLast(): Plugin {
  return {
    name: 'program-last',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const changed = html.replace(
          /<(script type="module"|link rel="modulepreload")/g,
          '<$1 fetchpriority="low"',
        );
        if (changed === html) throw new Error('A page names its program in another way: see web/vite');
        return changed;
      },
    },
  };
}
