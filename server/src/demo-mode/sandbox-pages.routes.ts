import type { FastifyReply } from 'fastify';
import type { StandIn } from '../payments/provider-declaration.ts';
import { plainDocument } from '../pages/plain-document.ts';
import { plainPages } from '../pages/plain-pages.ts';
import type { Site } from '../pages/site.ts';
import { sendDocument } from '../platform/http/send-document.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';

export interface SandboxPagesDeps {
  readonly site: Site;
  /** Where they are reached here, with the `:id` of each. */
  readonly path: string;
  /** Where they are, without that id. */
  readonly at: string;
}

/** The page of a stand-in that is reached at `url`: where its bank asks who pays, or where it is paid. */
export const standInPages = ({ pages, page }: Pick<StandIn, 'pages' | 'page'>, url: string) => ({
  path: `${pages}/${page}/:id`,
  at: `${url}/${page}/`,
});

const access = { config: { access: 'anyone' } } as const;
const formType = 'application/x-www-form-urlencoded';
const bodyLimit = 10 * 1024;
const patienceMs = 8_000;

const challengeId = /^[\w-]{1,100}$/;

/** The page of the bank lets its form go home, and from there back: the policy it brings is its own. */
const passedOn = ['content-type', 'content-security-policy', 'location'];

/**
 * Forwards the pages on which a guest answers the sandbox bank, or pays at a stand-in, so that they are reached wherever this server is; no
 * other address of it. Rule: docs/sandbox-acquirer.md, "The bank's question".
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
        // Told to send no referrer, a browser would not say either that the form is this server's own.
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

/** Undefined when nobody answers. */
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
