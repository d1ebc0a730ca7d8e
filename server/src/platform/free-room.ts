import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';

const A_MEGABYTE = 1024 * 1024;

/** Bytes below which a disk counts as full: PostgreSQL writes its log in files of 16 MB and stops where none can be begun. */
export const LEAST_ROOM = 32 * A_MEGABYTE;

/** What a new database of the application takes, hotels and a day's bookings included. */
export const ROOM_OF_NEW_DATABASE = 192 * A_MEGABYTE;

/** How full a disk is, as an operator reads it: 12 MB. */
export const megabytes = (bytes: number) => `${Math.floor(bytes / A_MEGABYTE)} MB`;

/** Bytes that this user may still write on the disk of a folder, which need not be there yet. */
export function freeRoom(folder: string): number {
  const there = existsSync(folder) || path.dirname(folder) === folder;
  if (!there) return freeRoom(path.dirname(folder));
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
