import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The value of `content-encoding`; undefined: uncompressed. */
export type Encoding = 'br' | 'gzip' | undefined;

/** Smaller responses hardly shrink. */
const SMALLEST = 1_024;
/** Up to here, another thread would cost as much processor time as compressing, which blocks for 0.2 ms. */
const AT_ONCE = 64 * 1024;
/** The fastest level that still compresses well, with a window as large as the farthest repetition. */
const brotliParams = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_LGWIN]: 18,
};

/** The best accepted encoding. `accepted`: the header `accept-encoding`. */
export function encodingOf(accepted: string | string[] | undefined): Encoding {
  const refused = /;\s*q=0(?:\.0*)?\s*$/;
  const names = String(accepted ?? '')
    .split(',')
    .filter((entry) => !refused.test(entry))
    .map((entry) => entry.split(';')[0]?.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}

export const isWorthCompressing = ({ length }: string | Buffer): boolean => length >= SMALLEST;

export async function compressed(text: string | Buffer, encoding: Encoding): Promise<Buffer> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  if (encoding === undefined) return bytes;
  const params = { ...brotliParams, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  if (bytes.length <= AT_ONCE)
    return encoding === 'br' ? brotliCompressSync(bytes, { params }) : gzipSync(bytes);
  return encoding === 'br' ? brotli(bytes, { params }) : zip(bytes);
}
