import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './compression.ts';
import { nonceHole } from './nonce.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// Compressed once and sent for a day: twice the time of a response's compression, for a tenth fewer bytes.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** A document that is the same in each response, ready to send. */
export interface SealedDocument {
  /** Sources of a Content-Security-Policy: hashes of our scripts and styles in it. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Undefined: browsers cannot revalidate it. */
  readonly etag: string | undefined;
  /** Compressed on first request. */
  readonly body: (encoding: Encoding) => Promise<Buffer>;
}

/**
 * Replaces nonces by hashes, so that a document need not be rendered and compressed for each response. Hashes only
 * elements with `nonceHole`, which no text from outside can contain. Rule:
 * docs/decisions/0068-cached-documents.md.
 */
export function sealedDocument(html: string): SealedDocument {
  const plain = Buffer.from(withoutNonces(html));
  const bodies = new Map<Encoding, Promise<Buffer>>();

  function compressed(encoding: Encoding): Promise<Buffer> {
    if (encoding === undefined) return Promise.resolve(plain);
    const body = encoding === 'br' ? brotli(plain, quality) : zip(plain);
    body.catch(() => bodies.delete(encoding));
    return body;
  }

  return {
    scripts: hashesOf(html, 'script'),
    styles: hashesOf(html, 'style'),
    etag: `W/"${sha256(plain)}"`,
    body: (encoding) => {
      const body = bodies.get(encoding) ?? compressed(encoding);
      bodies.set(encoding, body);
      return body;
    },
  };
}

/** For a document with hashes in its policy. */
export const withoutNonces = (html: string): string => html.replaceAll(` nonce="${nonceHole}"`, '');

/** Only of what runs: JSON in a script element does not. */
function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>(.*?)</${tag}>`, 'gs'));
  const hashes: string[] = [];
  for (const [, attributes = '', text = ''] of elements) {
    if (!attributes.includes(nonceHole) || attributes.includes('type="application/')) continue;
    hashes.push(`'sha256-${sha256(text)}'`);
  }
  return hashes;
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64');
}
