import { shortDateText } from '@portico/contract/texts/date-texts';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { escapeHtml } from '../platform/html/escape-html.ts';
import { plainDocument } from '../document/plain-document.ts';
import { plainPages } from '../document/plain-pages.ts';
import { sendDocument } from '../platform/http/send-document.ts';
import type { Site } from '../document/site.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { readMail, readMails, type KeptMail } from './mail-folder.ts';

export interface MailboxDeps {
  readonly site: Site;
  readonly mailFolder: string;
}

const access = { config: { access: 'demo' } } as const;

/** A mail is another's document: it may show itself, and run or send nothing. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-ancestors 'self'; sandbox";

/** The mails of a demo, which are written to a folder and go nowhere. */
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

function mailEntry(id: string, mail: KeptMail): string {
  return `<li><a href="/demo/mailbox/${id}">${escapeHtml(mail.subject)}</a><span class="small muted">${addressed(mail)}</span></li>`;
}

/** “To marian@example.org, Sat 20 Feb 2027, 12:01”: by the clock of the demo hotels. */
function addressed({ to, date }: KeptMail): string {
  const { date: day, hour, minute } = localTimeAt(Date.parse(date), 'Europe/London');
  const twoDigits = (count: number) => String(count).padStart(2, '0');
  return `To ${escapeHtml(to)}, ${shortDateText(day)}, ${twoDigits(hour)}:${twoDigits(minute)}`;
}

function mailBody(id: string, mail: KeptMail): string {
  return [
    `<p class="small muted">${addressed(mail)}</p>`,
    `<iframe class="mail" title="The mail" sandbox src="/demo/mailbox/${id}/html"></iframe>`,
    `<details><summary>As plain text</summary><pre class="mail-text">${escapeHtml(mail.text)}</pre></details>`,
    '<p><a href="/demo/mailbox">All mails</a></p>',
  ].join('\n');
}
