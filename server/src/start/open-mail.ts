import { isLoopback } from '../config/loopback.ts';
import type { MailConfig } from '../config/config-types.ts';
import { folderMail } from '../platform/mail/folder-mail.ts';
import type { OpenMail } from '../platform/mail/mail.ts';
import { smtpMail } from '../platform/mail/smtp-mail.ts';

/** Mails that leave this computer are encrypted or not sent. */
export function openMail(mail: MailConfig): OpenMail {
  if (mail.kind === 'folder') return { sendMail: folderMail(mail), close: () => undefined };
  return smtpMail({ ...mail, mayBeInClear: isLoopback(new URL(mail.url).hostname) });
}
