import { guestPaths } from '@portico/contract/paths';
import type { GroupDirectory } from '../../hotel/group-directory.ts';
import type { HotelDirectory } from '../../hotel/hotel-directory.ts';
import { escapeHtml } from '../../platform/html/escape-html.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { absoluteUrl } from './absolute-url.ts';

export interface RobotsDeps {
  readonly hotels: Pick<HotelDirectory, 'listed'>;
  readonly groups: Pick<GroupDirectory, 'codes'>;
  readonly publicUrl: string | undefined;
  /** True: search engines may index nothing. */
  readonly isDemo: boolean;
}

const access = { config: { access: 'anyone' } } as const;
const SITEMAP = '/sitemap.xml';
/** Of a sitemap: https://www.sitemaps.org/protocol.html */
const MOST_ADDRESSES = 50_000;
const anHour = 'public, max-age=3600';

/**
 * robots.txt and the sitemap. Pages of a booking are not disallowed: a crawler that may not read a page cannot see that
 * it is noindex, and lists its bare address. They send X-Robots-Tag. Rule: docs/operating.md, "Search engines".
 */
export async function robotsRoutes(
  app: PorticoServer,
  { hotels, groups, publicUrl, isDemo }: RobotsDeps,
): Promise<void> {
  const isListed = !isDemo && publicUrl !== undefined;
  const robots = isListed
    ? ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${absoluteUrl(SITEMAP, publicUrl)}`]
    : ['User-agent: *', 'Disallow: /'];

  app.get('/robots.txt', access, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', anHour)
      .send(`${robots.join('\n')}\n`),
  );
  if (!isListed) return;
  app.get(SITEMAP, access, async (_request, reply) => {
    const listed = await hotels.listed();
    const paths = [
      ...(await groups.codes()).map(guestPaths.bookGroup),
      ...listed.map(({ code }) => guestPaths.book(code)),
      ...listed.filter(({ hasWhere }) => hasWhere).map(({ code }) => guestPaths.where(code)),
      ...listed.flatMap(({ code, roomTypeIds }) => roomTypeIds.map((id) => guestPaths.room(code, id))),
    ].slice(0, MOST_ADDRESSES);
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', anHour)
      .send(sitemap(paths.map((path) => absoluteUrl(path, publicUrl))));
  });
}

function sitemap(addresses: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${escapeHtml(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}
