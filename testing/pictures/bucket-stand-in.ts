import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * A small stand-in for S3 over HTTP: it stores, gives and deletes objects of one bucket to who signs with one key, and
 * refuses a body that is not the signed one.
 */
export async function startBucket(bucket: string, keyId: string) {
  const objects = new Map<string, { readonly bytes: Buffer; readonly headers: Record<string, string> }>();
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { authorization = '', 'x-amz-content-sha256': signed, 'content-type': type = '' } = request.headers;
    const body = await buffer(request);
    const { pathname } = new URL(request.url ?? '', 'http://bucket.example');
    const fail = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    if (!authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${keyId}/`))
      return fail(403, 'InvalidAccessKeyId');
    if (!pathname.startsWith(`/${bucket}/`)) return fail(404, 'NoSuchBucket');
    if (request.method === 'PUT') {
      if (signed !== createHash('sha256').update(body).digest('hex'))
        return fail(400, 'XAmzContentSHA256Mismatch');
      const control = request.headers['cache-control'] ?? '';
      objects.set(pathname, { bytes: body, headers: { 'content-type': type, 'cache-control': control } });
      return response.writeHead(200, { etag: '"1"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(pathname);
      return response.writeHead(204).end();
    }
    const found = objects.get(pathname);
    if (found === undefined) return fail(404, 'NoSuchKey');
    return response.writeHead(200, found.headers).end(found.bytes);
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
