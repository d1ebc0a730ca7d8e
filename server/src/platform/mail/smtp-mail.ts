import { createTransport } from 'nodemailer';
import { mailMessage } from './mail-message.ts';
import type { Mail, OpenMail } from './mail.ts';

const TIMEOUT_MS = 20_000;

/** Twice as many mails are sent at a time: each has its turn before its lease is over, however slow the mail server is. */
const CONNECTIONS = 10;

/** For the mails of one busy hour; a mail server hangs up after minutes itself. */
const IDLE_MS = 30_000;

export interface SmtpOptions {
  /** As MAIL_URL gives it. */
  readonly url: string;
  /** The server's own address. */
  readonly from: string;
  /** False: a mail server that offers no TLS is sent nothing. `smtps:` is TLS from the first word on. */
  readonly mayBeInClear: boolean;
}

/**
 * Sends by SMTP, over connections that are kept for the mails that come soon. One that the mail server has left is
 * replaced. What the mail server says is thrown without the recipient's address, so that neither log nor outbox
 * keeps it.
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
        // Nodemailer's own error lists recipients beside its message, so it is not kept as a cause.
        throw new Error(withoutAddress(error instanceof Error ? error.message : 'unknown', mail));
      }
    },
    close: () => transport.close(),
  };
}

/** Servers name a recipient by the whole address or by what stands before the @. */
function withoutAddress(words: string, { to }: Mail): string {
  const mailbox = to.address.slice(0, to.address.lastIndexOf('@')).toLowerCase();
  return words
    .split(/([\s<>"'(),:;]+)/)
    .map((word) => (word.includes('@') || word.toLowerCase() === mailbox ? '…' : word))
    .join('');
}
