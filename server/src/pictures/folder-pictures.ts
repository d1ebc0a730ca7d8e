import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../platform/error-code.ts';
import { newId } from '../platform/ids.ts';
import type { PictureFile, PictureStore } from './picture-store.ts';

/** Pictures in a folder of this computer, one below it for each hotel. */
export function folderPictures(folder: string): PictureStore {
  const placeOf = ({ propertyId, name }: PictureFile) => path.join(folder, String(propertyId), name);
  return {
    async put(file, bytes) {
      const place = placeOf(file);
      await mkdir(path.dirname(place), { recursive: true });
      // Nobody reads half a file.
      const beside = `${place}.${newId()}`;
      await writeFile(beside, bytes);
      await rename(beside, place);
    },
    async get(file) {
      try {
        return await readFile(placeOf(file));
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    delete: (file) => rm(placeOf(file), { force: true }),
  };
}
