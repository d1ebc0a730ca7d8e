import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import * as z from 'zod';
import { plainDocument } from '../pages/plain-document.ts';
import { plainPages } from '../pages/plain-pages.ts';
import type { Site } from '../pages/site.ts';
import { escapeHtml } from '../platform/html/escape-html.ts';
import { sendDocument } from '../platform/http/send-document.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';

/** Written by folderMail beside each .eml file, under the same name. */
const storedMailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  date: z.string(),
  messageId: z.string(),
});
type StoredMail = z.infer<typeof storedMailSchema>;

const mailId = /^[0-9a-f-]{36}$/;

/** The mails of a folder, newest first; empty if there is no folder yet. */
async function readMails(folder: string): Promise<{ id: string; mail: StoredMail }[]> {
  const names = await readdir(folder).catch(() => []);
  const ids = names.filter((name) => name.endsWith('.json')).map((name) => path.basename(name, '.json'));
  const mails = await Promise.all(ids.map(async (id) => ({ id, mail: await readMail(folder, id) })));
  return mails
    .flatMap(({ id, mail }) => (mail === undefined ? [] : [{ id, mail }]))
    .sort((one, other) => other.mail.date.localeCompare(one.mail.date));
}

/** Undefined if there is no such mail, or it is still being written. */
async function readMail(folder: string, id: string): Promise<StoredMail | undefined> {
  if (!mailId.test(id)) return undefined;
  try {
    return storedMailSchema.parse(JSON.parse(await readFile(path.join(folder, `${id}.json`), 'utf8')));
  } catch {
    return undefined;
  }
}

export interface MailboxDeps {
  readonly site: Site;
  readonly mailFolder: string;
}

const access = { config: { access: 'demo' } } as const;

/** A mail is an untrusted document: it may be shown, but run or send nothing. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-ancestors 'self'; sandbox";

/** The mails of a demo, which are written to a folder instead of being sent. */
export async function mailboxRoutes(app: PorticoServer, { site, mailFolder }: MailboxDeps): Promise<void> {
  app.get('/demo/mailbox', access, async (_request, reply) => {
    const mails = await readMails(mailFolder);
    const body =
      mails.length === 0
        ? '<p class="lead muted">No mail yet. Book a room, and its confirmation comes here.</p>'
        : `<ul class="mail-list plain">${mails.map(({ id, mail }) => mailEntry(id, mail)).join('')}</ul>`;
    return sendDocument(reply, plainDocument(site, { title: 'Mailbox', body }), { isPersonal: true });
  });

  app.get<{ Params: { id: string } }>('/demo/mailbox/:id', access, async (request, reply) => {
    const { id } = request.params;
    const mail = await readMail(mailFolder, id);
    if (mail === undefined)
      return sendDocument(reply, plainDocument(site, plainPages.notFound), { status: 404 });
    const page = plainDocument(site, { title: mail.subject, body: mailBody(id, mail) });
    return sendDocument(reply, page, { framesOwnPages: true, isPersonal: true });
  });

  app.get<{ Params: { id: string } }>('/demo/mailbox/:id/html', access, async (request, reply) => {
    const mail = await readMail(mailFolder, request.params.id);
    if (mail === undefined)
      return sendDocument(reply, plainDocument(site, plainPages.notFound), { status: 404 });
    return reply
      .header('content-security-policy', mailPolicy)
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send(mail.html);
  });
}

function mailEntry(id: string, mail: StoredMail): string {
  return `<li><a href="/demo/mailbox/${id}">${escapeHtml(mail.subject)}</a><span class="small muted">${addressed(mail)}</span></li>`;
}

/** “To marian@example.org, Sat 20 Feb 2027, 12:01”: in the demo hotels' time zone. */
function addressed({ to, date }: StoredMail): string {
  const { date: day, hour, minute } = localTimeAt(Date.parse(date), 'Europe/London');
  const twoDigits = (count: number) => String(count).padStart(2, '0');
  return `To ${escapeHtml(to)}, ${shortDateText(day)}, ${twoDigits(hour)}:${twoDigits(minute)}`;
}

function mailBody(id: string, mail: StoredMail): string {
  return [
    `<p class="small muted">${addressed(mail)}</p>`,
    `<iframe class="mail" title="The mail" sandbox src="/demo/mailbox/${id}/html"></iframe>`,
    `<details><summary>As plain text</summary><pre class="mail-text">${escapeHtml(mail.text)}</pre></details>`,
    '<p><a href="/demo/mailbox">All mails</a></p>',
  ].join('\n');
}
