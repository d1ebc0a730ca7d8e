import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
} from 'node:fs';
import { dirname } from 'node:path';

export type RecordFile = {
  /** Writes one line; returns once it is on disk. If it cannot, throws and leaves no part of the line. */
  append(line: string): void;
  close(): void;
};

/**
 * Opens an append-only file of lines, creating it if missing. Writes block on purpose: a record and its decision are
 * one step, so two calls with one reference cannot overtake each other.
 */
export function openRecordFile(path: string): { lines: string[]; file: RecordFile } {
  mkdirSync(dirname(path), { recursive: true });
  const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);

  // A line without its end was cut off while being written, so no client got a response from it.
  let size = bytes.lastIndexOf('\n') + 1;
  if (size < bytes.length) truncateSync(path, size);

  const lines = bytes.subarray(0, size).toString('utf8').split('\n').slice(0, -1);
  const descriptor = openSync(path, 'a', 0o600);
  return {
    lines,
    file: {
      append(line) {
        const written = Buffer.from(`${line}\n`);
        try {
          appendFileSync(descriptor, written);
          fsyncSync(descriptor);
        } catch (error) {
          truncateSync(path, size);
          throw error;
        }
        size += written.length;
      },
      close() {
        closeSync(descriptor);
      },
    },
  };
}
