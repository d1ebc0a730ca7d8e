import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface OtherPage {
  readonly html: string;
  /** Its Content-Security-Policy; absent: none. */
  readonly policy?: string;
}

/** A hotel's own site, on an origin of its own. */
export interface OtherSite {
  readonly url: string;
  /** The same pages on an origin that no hotel names. */
  readonly unnamed: string;
  readonly show: (path: string, page: OtherPage) => void;
  readonly close: () => Promise<void>;
}

export async function startOtherSite(): Promise<OtherSite> {
  const pages = new Map<string, OtherPage>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const page = pages.get(pathname);
    response.statusCode = page === undefined ? 404 : 200;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (page?.policy !== undefined) response.setHeader('content-security-policy', page.policy);
    response.end(page?.html ?? '');
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    unnamed: `http://localhost:${port}`,
    show: (path, page) => void pages.set(path, page),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
