import { execFileSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/**
 * Unpacks a brotli file to `target` unless that exists. Renames it into place, so parallel tests never see a
 * half-written file.
 */
export async function unpackFile(packed: string, target: string): Promise<void> {
  await unpackOnce(target, (draft) => decompress(packed, draft));
}

/** The same for a brotli-packed tar archive and a folder. Uses the system's `tar`. */
export async function unpackArchive(packed: string, target: string): Promise<void> {
  await unpackOnce(target, async (draft) => {
    await decompress(packed, `${draft}.tar`);
    mkdirSync(draft);
    execFileSync('tar', ['-xf', `${draft}.tar`, '-C', draft, '--no-same-owner']);
  });
}

async function unpackOnce(target: string, unpackTo: (draft: string) => Promise<void>): Promise<void> {
  if (existsSync(target)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  const workplace = mkdtempSync(`${target}.`);
  const draft = path.join(workplace, 'draft');
  try {
    await unpackTo(draft);
    moveUnlessThere(draft, target);
  } finally {
    rmSync(workplace, { recursive: true });
  }
}

/** A folder that another process created meanwhile cannot be replaced, and need not be. */
function moveUnlessThere(draft: string, target: string): void {
  try {
    renameSync(draft, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
  }
}

function decompress(packed: string, target: string): Promise<void> {
  return pipeline(
    createReadStream(packed),
    createBrotliDecompress(),
    createWriteStream(target, { mode: 0o755 }),
  );
}
