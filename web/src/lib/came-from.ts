import { readSession, writeSession } from './session.ts';

/** For this tab: the guest pressed a link of ours to a page that leads back. */
const CAME = 'portico.came';

/** Before a page that leads back is opened in this tab. */
export function noteComing(): void {
  writeSession(CAME, true);
}

/** Whether the browser's way back leads to a page of ours. The note counts once. */
export function readComing(): boolean {
  return readSession(CAME) === true;
}

export function dropComing(): void {
  writeSession(CAME, null);
}
