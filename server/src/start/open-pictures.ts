import type { PicturesConfig } from '../config/config-types.ts';
import { folderPictures } from '../pictures/folder-pictures.ts';
import type { PictureStore } from '../pictures/picture-store.ts';

/** The folder or the bucket of uploaded pictures. */
export async function openPictures(pictures: PicturesConfig): Promise<PictureStore> {
  if (pictures.kind === 'folder') return folderPictures(pictures.folder);
  // Imported only here: most servers need no client of S3, and it loads slowly.
  const { bucketPictures } = await import('../pictures/bucket-pictures.ts');
  return bucketPictures(pictures);
}
