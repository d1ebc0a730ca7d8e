import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { startBucket } from '@portico/testing/pictures/bucket-stand-in';
import { expect, onTestFinished, test } from 'vitest';
import { bucketPictures } from './bucket-pictures.ts';
import { folderPictures } from './folder-pictures.ts';

const file = { propertyId: PROPERTY, name: `${'a'.repeat(32)}-480.webp` };
const other = { propertyId: PROPERTY, name: `${'b'.repeat(32)}-480.webp` };
const bytes = Buffer.from('a picture');

async function bucket(keyId = 'reader') {
  const stand = await startBucket('hotel', 'reader');
  onTestFinished(async () => void (await stand.close()));
  const key = { id: keyId, secret: 'secret' };
  const { endpoint, objects } = stand;
  return { objects, store: bucketPictures({ bucket: 'hotel', region: 'eu-west-2', endpoint, key }) };
}

async function folder() {
  const place = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  onTestFinished(() => rm(place, { recursive: true }));
  return { place, store: folderPictures(path.join(place, 'new')) };
}

test.each([
  ['a folder', folder],
  ['a bucket', bucket],
])('%s gives back what was put until it is deleted, and nothing of another name', async (_what, open) => {
  const { store } = await open();
  expect(await store.get(file)).toBeUndefined();
  await store.put(file, bytes, 'image/webp');
  await store.put(file, bytes, 'image/webp');
  expect(await store.get(file)).toEqual(bytes);
  expect(await store.get(other)).toBeUndefined();
  await store.delete(file);
  await store.delete(file);
  expect(await store.get(file)).toBeUndefined();
});

test('a folder has whole files only, by hotel', async () => {
  const { place, store } = await folder();
  await store.put(file, bytes, 'image/webp');
  expect(await readdir(path.join(place, 'new', String(PROPERTY)))).toEqual([file.name]);
});

test('a bucket is told the kind of a file and that it never changes', async () => {
  const { objects, store } = await bucket();
  await store.put(file, bytes, 'image/webp');
  expect([...objects].map(([key, { headers }]) => [key, headers])).toEqual([
    [
      `/hotel/pictures/${PROPERTY}/${file.name}`,
      { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' },
    ],
  ]);
});

test('a bucket that refuses the key is an error, not a picture that is not there', async () => {
  const { store } = await bucket('somebody');
  await expect(store.get(file)).rejects.toThrow('InvalidAccessKeyId');
});
