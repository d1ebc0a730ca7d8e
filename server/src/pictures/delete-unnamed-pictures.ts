import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import {
  deleteAddedPicture,
  readNamedPictures,
  readPicturesNamedBefore,
  setPicturesNamed,
} from './added-picture.store.ts';
import type { PictureFile, PictureStore } from './picture-store.ts';

const A_DAY_MS = 24 * 60 * 60_000;
/** From when nothing named it any more. */
const RETENTION_MS = 90 * A_DAY_MS;
/** Files in one run: their entries are written in one statement. */
const MOST = 5_000;

export interface PictureDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly pictures: PictureStore;
}

/**
 * Deletes files of pictures that no hotel, group or draft has named for 90 days. Each is looked at once a day. Rule:
 * docs/desk.md, "Pictures".
 */
export async function deleteUnnamedPictures({ database, clock, pictures }: PictureDeps): Promise<void> {
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const due = await readPicturesNamedBefore(database.kysely, before(A_DAY_MS), MOST);
  if (due.length === 0) return;
  const named = await readNamedPictures(database.kysely);
  const isNamed = ({ propertyId, name }: PictureFile) => named.has(`${propertyId}/${name}`);
  await setPicturesNamed(database.kysely, due.filter(isNamed), now);
  for (const file of due) {
    if (isNamed(file) || file.namedAt >= before(RETENTION_MS)) continue;
    await inTransaction(database, async (tx) => {
      // In the transaction: adding the same picture waits for its end. Deleting twice does no harm.
      if (await deleteAddedPicture(tx, file, before(RETENTION_MS))) await pictures.delete(file);
    });
  }
}
