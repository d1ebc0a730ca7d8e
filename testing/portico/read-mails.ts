import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface StoredMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** The mails of a folder so far; the first mail creates the folder. */
export function readMails(folder: string): StoredMail[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as StoredMail);
}
