import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { mailMessage, messageIdAt } from './mail-message.ts';
import type { SendMail } from './mail.ts';

const OWNER_ONLY = 0o600;

/**
 * Stores mails in a folder instead of sending them: `<id>.eml`, and `<id>.json` for the demo's mailbox. The same mail
 * replaces its files. Only the owner can read them.
 */
export function folderMail({ folder, from }: { readonly folder: string; readonly from: string }): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { message } = await transport.sendMail(mailMessage(mail, from));
    const { subject, html, text, date } = mail;
    const messageId = messageIdAt(mail.messageId, from);
    const shown = { to: mail.to.address, subject, html, text, date: date.toISOString(), messageId };
    await writeWhole(path.join(folder, `${mail.id}.eml`), message as Buffer);
    await writeWhole(path.join(folder, `${mail.id}.json`), JSON.stringify(shown));
  };
}

/** Renamed into place, so that no partial file is seen. */
async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: OWNER_ONLY });
  await rename(`${file}.part`, file);
}
