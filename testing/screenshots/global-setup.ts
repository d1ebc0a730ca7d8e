import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import startForJourneys from '../journeys/global-setup.ts';
import { GALLERY, galleryPage } from './gallery.ts';

/** The journeys' server; after the pictures, the page that shows them. */
export default async function setup(): Promise<() => Promise<void>> {
  mkdirSync(GALLERY, { recursive: true });
  const stop = await startForJourneys();
  return async () => {
    await stop();
    const file = path.join(GALLERY, 'index.html');
    writeFileSync(file, galleryPage(readdirSync(GALLERY).sort()));
    console.log(`The gallery is ${file}`);
  };
}
