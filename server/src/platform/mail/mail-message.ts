import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

/**
 * `from`: the server's own address; `Message-ID` has its domain, as spam filters expect. `Auto-Submitted` prevents
 * out-of-office replies. Nothing in a mail may read files or fetch addresses.
 */
export function mailMessage(mail: Mail, from: string): SendMailOptions {
  return {
    from: { name: mail.fromName, address: from },
    replyTo: mail.replyTo,
    to: mail.to,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    attachments: mail.attachments.map(({ name, contentType, text }) => ({
      filename: name,
      contentType,
      content: text,
    })),
    messageId: messageIdAt(mail.messageId, from),
    headers: { 'Auto-Submitted': 'auto-generated' },
    date: mail.date,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** `<1@portico>` as `<1@example.org>`: stable, as the address is. */
export function messageIdAt(messageId: string, from: string): string {
  return `${messageId.slice(0, messageId.lastIndexOf('@'))}${from.slice(from.lastIndexOf('@'))}>`;
}
