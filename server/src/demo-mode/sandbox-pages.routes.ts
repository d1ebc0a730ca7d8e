import type { FastifyReply } from 'fastify';
import type { StandIn } from '../payments/provider-declaration.ts';
import { plainDocument } from '../pages/plain-document.ts';
import { plainPages } from '../pages/plain-pages.ts';
import type { Site } from '../pages/site.ts';
import { sendDocument } from '../platform/http/send-document.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';

export interface SandboxPagesDeps {
  readonly site: Site;
  /** Their path here, with the `:id` of each. */
  readonly path: string;
  /** Their address, without the id. */
  readonly at: string;
}

/** The page of a stand-in at `url`: its bank's challenge, or its payment page. */
export const standInPages = ({ pages, page }: Pick<StandIn, 'pages' | 'page'>, url: string) => ({
  path: `${pages}/${page}/:id`,
  at: `${url}/${page}/`,
});

const access = { config: { access: 'anyone' } } as const;
const formType = 'application/x-www-form-urlencoded';
const bodyLimit = 10 * 1024;
const patienceMs = 8_000;

const challengeId = /^[\w-]{1,100}$/;

/** Includes the page's own policy, which allows its form to post here and redirect back. */
const passedOn = ['content-type', 'content-security-policy', 'location'];

/**
 * Forwards the sandbox bank's challenge pages and a stand-in's payment pages, and no other address of them, so that
 * guests reach them through this server. Rule: docs/sandbox-acquirer.md, "The bank's question".
 */
export async function sandboxPagesRoutes(
  app: PorticoServer,
  { site, path, at }: SandboxPagesDeps,
): Promise<void> {
  const forward = async (reply: FastifyReply, id: string, form?: string) => {
    if (!challengeId.test(id))
      return sendDocument(reply, plainDocument(site, plainPages.notFound), { status: 404 });
    const page = await fetchPage(`${at}${id}`, form);
    if (page === undefined)
      return sendDocument(reply, plainDocument(site, plainPages.bankAway), { status: 503 });
    for (const name of passedOn) {
      const value = page.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    return (
      reply
        .code(page.status)
        .header('cache-control', 'no-store')
        // Without any referrer, a browser would not send the form's origin either.
        .header('referrer-policy', 'same-origin')
        .send(page.html)
    );
  };

  await app.register(async (pages: PorticoServer) => {
    pages.addContentTypeParser(formType, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    pages.get<{ Params: { id: string } }>(path, access, (request, reply) =>
      forward(reply, request.params.id),
    );
    pages.post<{ Params: { id: string }; Body: unknown }>(path, access, (request, reply) =>
      forward(reply, request.params.id, typeof request.body === 'string' ? request.body : ''),
    );
  });
}

/** Undefined without a response. */
async function fetchPage(
  address: string,
  form: string | undefined,
): Promise<{ status: number; headers: Headers; html: string } | undefined> {
  try {
    const answer = await fetch(address, {
      ...(form !== undefined && { method: 'POST', body: form, headers: { 'content-type': formType } }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  } catch {
    return undefined;
  }
}
