import { removeUrlFile, writeUrlFile } from './url-file.ts';

/**
 * Prints where a process listens, and stops it on SIGTERM and SIGINT. It outlives its parent on purpose: payments must
 * stay known if the client is killed.
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
