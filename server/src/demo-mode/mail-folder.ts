import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/** What the mail platform writes beside each .eml file, under the same name. */
const keptMailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  date: z.string(),
  messageId: z.string(),
});
export type KeptMail = z.infer<typeof keptMailSchema>;

const mailId = /^[0-9a-f-]{36}$/;

/** The mails of a folder, newest first; none when there is no folder yet. */
export async function readMails(folder: string): Promise<{ id: string; mail: KeptMail }[]> {
  const names = await readdir(folder).catch(() => []);
  const ids = names.filter((name) => name.endsWith('.json')).map((name) => path.basename(name, '.json'));
  const mails = await Promise.all(ids.map(async (id) => ({ id, mail: await readMail(folder, id) })));
  return mails
    .flatMap(({ id, mail }) => (mail === undefined ? [] : [{ id, mail }]))
    .sort((one, other) => other.mail.date.localeCompare(one.mail.date));
}

/** Undefined when nobody wrote such a mail, or it is still being written. */
export async function readMail(folder: string, id: string): Promise<KeptMail | undefined> {
  if (!mailId.test(id)) return undefined;
  try {
    return keptMailSchema.parse(JSON.parse(await readFile(path.join(folder, `${id}.json`), 'utf8')));
  } catch {
    return undefined;
  }
}
