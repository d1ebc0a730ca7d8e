import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hostileThemes } from '@portico/contract/theme/hostile-themes';
import type { PropertyTheme } from '@portico/contract/theme/property-theme';
import type { HotelDirectory } from '../hotel/hotel-directory.ts';
import { documentHead } from '../pages/document-head.ts';
import { plainDocument } from '../pages/plain-document.ts';
import { plainPages } from '../pages/plain-pages.ts';
import type { Site } from '../pages/site.ts';
import { escapeHtml } from '../platform/html/escape-html.ts';
import { sendDocument } from '../platform/http/send-document.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';

/** Output of web/house-style.config.ts; src and dist lie at the same depth, so one path serves both. */
const BUILT = fileURLToPath(new URL('../../../web/dist/house-style/', import.meta.url));

const access = { config: { access: 'demo' } } as const;
const aYear = 'public, max-age=31536000, immutable';

export interface HouseStyleDeps {
  readonly hotels: HotelDirectory;
  readonly site: Site;
  /** The build of the page, with house-style.html and assets/. */
  readonly houseStyle?: string | undefined;
}

/**
 * `/demo/house-style`: every component of the pages in each state. `?theme=`: the code of a hotel, or the name of a
 * hostile theme; by default the first hotel's.
 */
export async function houseStyleRoutes(
  app: PorticoServer,
  { hotels, site, houseStyle = BUILT }: HouseStyleDeps,
): Promise<void> {
  app.get<{ Querystring: { theme?: string } }>('/demo/house-style', access, async (request, reply) => {
    const all = await hotels.all();
    const themes = new Map<string, PropertyTheme>([
      ...all.map(({ definition: { property } }) => [property.code, property.theme] as const),
      ...Object.entries(hostileThemes),
    ]);
    const name = request.query.theme ?? [...themes.keys()][0] ?? '';
    const theme = themes.get(name);
    if (theme === undefined)
      return sendDocument(reply, plainDocument(site, plainPages.notFound), { status: 404 });
    const title = `House style: ${name}`;
    const head = documentHead({ title, description: title, theme, isListed: false });
    const page = await readFile(path.join(houseStyle, 'house-style.html'), 'utf8');
    return sendDocument(
      reply,
      page
        .replace('<!--hole:head-->', () => `${head}\n<link rel="icon" type="image/svg+xml" href="/icon.svg">`)
        .replace('<!--hole:body-->', () => themesShown([...themes.keys()], name, theme)),
    );
  });

  app.get<{ Params: { '*': string } }>('/demo/house-style/assets/*', access, async (request, reply) =>
    reply.header('cache-control', aYear).sendFile(request.params['*'], path.join(houseStyle, 'assets')),
  );
}

/** Links to every theme, and the colours of the current one as the hotel wrote them. */
function themesShown(names: readonly string[], current: string, theme: PropertyTheme): string {
  const links = names.map((name) => {
    const mark = name === current ? ' aria-current="page"' : '';
    return `<a href="/demo/house-style?theme=${encodeURIComponent(name)}"${mark}>${escapeHtml(name)}</a>`;
  });
  const given = Object.entries(theme).map(
    ([role, colour]) =>
      `<svg width="36" height="36" role="img" aria-label="${role} ${escapeHtml(colour)}"><rect width="36" height="36" fill="${escapeHtml(colour)}"/></svg>`,
  );
  return [
    `<nav class="wrap house-contact small" aria-label="Themes">${links.join('')}</nav>`,
    `<p class="wrap house-contact">${given.join('')}</p>`,
  ].join('\n');
}
