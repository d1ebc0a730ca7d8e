import { existsSync, readFileSync } from 'node:fs';
import { writeUrlFile } from './url-file.ts';

export type WebhookAddress = { url(): string | undefined; change(url: string): void };

/** The webhook address, stored in a file beside the store file to survive restarts. */
export function openWebhookAddress(storeFile: string): WebhookAddress {
  const file = `${storeFile}.webhook`;
  let url = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  return {
    url: () => url,
    change(next) {
      writeUrlFile(file, next);
      url = next;
    },
  };
}
