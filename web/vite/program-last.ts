import type { Plugin } from 'vite';

/**
 * The server has already painted the page: its program must not delay the fonts and the picture. For pages with a
 * complete painted shell the server delays it altogether (server/src/pages/program-after-paint.ts).
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
