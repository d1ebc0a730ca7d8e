import type { MailConfig } from '../config/config-types.ts';
import { folderMail } from '../platform/mail/folder-mail.ts';
import type { SendMail } from '../platform/mail/mail.ts';
import { smtpMail } from '../platform/mail/smtp-mail.ts';

export function openMail(mail: MailConfig): SendMail {
  return mail.kind === 'smtp' ? smtpMail(mail) : folderMail(mail);
}
