import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeSizes, type MadeFile } from './make-sizes.ts';

/** A drawing of that size, as a file of a format. */
const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1c4152' } });

async function made(given: Buffer): Promise<readonly MadeFile[]> {
  const sizes = await makeSizes(given);
  return sizes.ok ? sizes.value : expect.fail(sizes.refusal.code);
}

const refusal = async (given: Buffer) => {
  const sizes = await makeSizes(given);
  return sizes.ok ? 'made' : sizes.refusal.code;
};

/** A PNG that says it is that large; its pixels need not be there. */
function claimingPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1024))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a picture becomes AVIF and WebP in three widths, and a JPEG for every browser', async () => {
  const files = await made(await drawing(2_000, 1_500).jpeg().toBuffer());
  expect(files.map(({ type, width, height }) => [type, width, height])).toEqual([
    ['image/avif', 480, 360],
    ['image/avif', 960, 720],
    ['image/avif', 1_600, 1_200],
    ['image/webp', 480, 360],
    ['image/webp', 960, 720],
    ['image/webp', 1_600, 1_200],
    ['image/jpeg', 960, 720],
  ]);
  for (const { name } of files) expect(name).toMatch(/^[0-9a-f]{32}-\d{3,4}\.(avif|webp|jpg)$/);
  for (const { bytes, type } of files) {
    const { format } = await sharp(bytes).metadata();
    expect(type).toBe(format === 'heif' ? 'image/avif' : `image/${format}`);
  }
});

test('the same picture has the same names again', async () => {
  const given = await drawing(1_600, 900).png().toBuffer();
  const [first, second] = [await made(given), await made(given)];
  expect(first.map(({ name }) => name)).toEqual(second.map(({ name }) => name));
});

test('the place and the camera are gone, and the picture stands as the camera was held', async () => {
  const given = await drawing(1_600, 2_400)
    .withExif({ IFD0: { Copyright: 'Ruth', Orientation: '6' }, IFD3: { GPSLatitude: '51/1 21/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(given).metadata()).exif).toBeDefined();
  const files = await made(given);
  for (const { bytes, width, height } of files) {
    const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, orientation ?? 1]).toEqual([undefined, undefined, undefined, 1]);
    expect(width).toBeGreaterThan(height);
    expect(bytes.includes('Ruth')).toBe(false);
  }
});

test('what hides behind a picture is not in what is made of it', async () => {
  const picture = await drawing(1_600, 900).jpeg().toBuffer();
  const hidden = Buffer.concat([picture, Buffer.from('PK\x03\x04<script>alert(1)</script>')]);
  for (const { bytes } of await made(hidden)) expect(bytes.includes('<script>')).toBe(false);
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><script>alert(1)</script></svg>';

test.each([
  ['an SVG with a script', async () => Buffer.from(svg)],
  ['an SVG after the first bytes of a PNG', async () => Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, 'latin1')],
  ['a page that begins as a GIF', async () => Buffer.from('GIF89a/*<script>alert(1)</script>*/')],
  ['a PDF', async () => Buffer.from('%PDF-1.7\n')],
  ['nothing', async () => Buffer.alloc(0)],
  ['a JPEG that is cut off', async () => (await noisy()).subarray(0, 20_000)],
  ['a PNG without its pixels', async () => claimingPng(2_000, 2_000)],
  ['a GIF', async () => drawing(1_600, 900).gif().toBuffer()],
  ['a TIFF', async () => drawing(1_600, 900).tiff().toBuffer()],
])('%s is refused', async (_what, given) => {
  expect(await refusal(await given())).toBe('picture.unreadable');
});

const noisy = () =>
  sharp({
    create: {
      width: 1_600,
      height: 900,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

test('a bomb is refused by the size it claims, before a pixel is read', async () => {
  expect(await refusal(claimingPng(60_000, 60_000))).toBe('picture.too-many-pixels');
});

test('a picture that guests would see blurred is refused, also one that was turned', async () => {
  expect(await refusal(await drawing(1_599, 900).png().toBuffer())).toBe('picture.too-narrow');
  const turned = await drawing(2_000, 1_000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await refusal(turned)).toBe('picture.too-narrow');
});
