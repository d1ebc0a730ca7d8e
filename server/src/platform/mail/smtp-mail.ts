import { createTransport } from 'nodemailer';
import { mailMessage } from './mail-message.ts';
import type { Mail, OpenMail } from './mail.ts';

const TIMEOUT_MS = 20_000;

/**
 * Twice as many mails are sent at a time: each gets its turn before its lease ends, however slow the mail server is.
 */
const CONNECTIONS = 10;

/** For the mails of one busy hour; a mail server closes idle connections within minutes. */
const IDLE_MS = 30_000;

export interface SmtpOptions {
  /** From MAIL_URL. */
  readonly url: string;
  /** The server's own address. */
  readonly from: string;
  /** False: requires TLS of the mail server. `smtps:` is TLS from the start. */
  readonly mayBeInClear: boolean;
}

/**
 * Sends by SMTP over connections that are reused for a while. Replaces one that the mail server closed. Errors of the
 * mail server are thrown without the recipient's address, so that neither log nor outbox stores it.
 */
export function smtpMail({ url, from, mayBeInClear }: SmtpOptions): OpenMail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    idleTimeout: IDLE_MS,
    requireTLS: !mayBeInClear,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    sendMail: async (mail) => {
      try {
        await transport.sendMail(mailMessage(mail, from));
      } catch (error) {
        // Nodemailer's own error lists recipients beside its message, so it is not attached as cause.
        throw new Error(withoutAddress(error instanceof Error ? error.message : 'unknown', mail));
      }
    },
    close: () => transport.close(),
  };
}

/** Servers name a recipient by the whole address or by its local part. */
function withoutAddress(words: string, { to }: Mail): string {
  const mailbox = to.address.slice(0, to.address.lastIndexOf('@')).toLowerCase();
  return words
    .split(/([\s<>"'(),:;]+)/)
    .map((word) => (word.includes('@') || word.toLowerCase() === mailbox ? '…' : word))
    .join('');
}
