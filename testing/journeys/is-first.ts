import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { running } from './running.ts';

/** Whether no other journey of the run, in any process, has requested that sight. */
export function isFirst(sight: string): boolean {
  try {
    closeSync(openSync(path.join(running().checkedFolder, encodeURIComponent(sight)), 'wx'));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
