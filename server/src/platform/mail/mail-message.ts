import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

/** `from`: the server's own address. Nothing in a mail may read files or fetch addresses. */
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
    messageId: mail.messageId,
    date: mail.date,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
