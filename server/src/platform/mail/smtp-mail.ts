import { createTransport } from 'nodemailer';
import { mailMessage } from './mail-message.ts';
import type { SendMail } from './mail.ts';

const TIMEOUT_MS = 20_000;

/** Sends by SMTP; `url` as MAIL_URL gives it, `from` the server's own address. */
export function smtpMail({ url, from }: { readonly url: string; readonly from: string }): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async (mail) => {
    await transport.sendMail(mailMessage(mail, from));
  };
}
