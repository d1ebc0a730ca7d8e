import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyReply } from 'fastify';
import type { PorticoServer } from '../platform/http/server-type.ts';

/** Output of web/widget.config.ts; src and dist lie at the same depth, so one path serves both. */
const BUILT = fileURLToPath(new URL('../../../web/dist/widget/assets/', import.meta.url));

const access = { config: { access: 'anyone', load: 'free' } } as const;
const aYear = 'public, max-age=31536000, immutable';
const fiveMinutes = 'public, max-age=300, stale-while-revalidate=86400';

/**
 * The program of the search widget, which other sites load: under one address that stays, and under one that names its
 * contents. Rule: docs/widget.md, "The script".
 */
export async function widgetScriptRoutes(app: PorticoServer): Promise<void> {
  const [file] = existing(BUILT);
  if (file === undefined) return;
  const integrity = `sha384-${createHash('sha384')
    .update(readFileSync(path.join(BUILT, file)))
    .digest('base64')}`;
  const send = (reply: FastifyReply, cached: string) =>
    forOtherSites(reply).header('cache-control', cached).sendFile(file, BUILT);

  app.get('/widget.js', access, async (_request, reply) => send(reply, fiveMinutes));
  app.get(`/widget/${file}`, access, async (_request, reply) => send(reply, aYear));
  app.get('/widget.json', access, async (_request, reply) =>
    forOtherSites(reply)
      .header('cache-control', fiveMinutes)
      .send({ file: `/widget/${file}`, integrity }),
  );
}

/** Public files without cookies: any page may load them, and check their integrity. */
function forOtherSites(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  });
}

/** A test's server may have no build. */
function existing(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.js'));
  } catch {
    return [];
  }
}
