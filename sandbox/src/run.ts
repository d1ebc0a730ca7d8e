import { removeUrlFile, writeUrlFile } from './url-file.ts';

/**
 * Says where a process of this package listens, and stops it on SIGTERM and SIGINT. It deliberately takes no notice of its
 * parent: what was paid must stay known when the client is killed.
 */
export function run(
  { url, close }: { url: string; close: () => Promise<void> },
  urlFile: string | undefined,
): void {
  if (urlFile !== undefined) writeUrlFile(urlFile, url);
  console.log(JSON.stringify({ ready: true, url }));
  const stop = async () => {
    if (urlFile !== undefined) removeUrlFile(urlFile, url);
    await close();
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}
