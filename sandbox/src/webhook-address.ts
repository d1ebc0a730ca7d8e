import { existsSync, readFileSync } from 'node:fs';
import { writeUrlFile } from './url-file.ts';

export type WebhookAddress = { url(): string | undefined; change(url: string): void };

/** Where events are sent to: kept in a file of its own beside the store file, so that a restart knows it. */
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
