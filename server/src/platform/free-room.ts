import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';

const A_MEGABYTE = 1024 * 1024;

/**
 * Bytes below which a disk counts as full: PostgreSQL writes its log in files of 16 MB and stops if it cannot start
 * one.
 */
export const LEAST_ROOM = 32 * A_MEGABYTE;

/** Size of a new application database, with hotels and a day's bookings. */
export const ROOM_OF_NEW_DATABASE = 192 * A_MEGABYTE;

/** Disk space for operators: 12 MB. */
export const megabytes = (bytes: number) => `${Math.floor(bytes / A_MEGABYTE)} MB`;

/** Bytes that this user may still write on the disk of a folder, existing or not. */
export function freeRoom(folder: string): number {
  const there = existsSync(folder) || path.dirname(folder) === folder;
  if (!there) return freeRoom(path.dirname(folder));
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
