import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { refusals, type RefusalCode } from '@portico/contract/refusals';
import { newRequestId } from '../log/request-id.ts';
import { refusalBody } from './refuse.ts';

/** What Node's parser gives up on, by its code; any other is a request that is none. */
const codes: Readonly<Record<string, RefusalCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.too-slow',
  HPE_HEADER_OVERFLOW: 'request.too-large',
};

/**
 * Answers what never became a request, as bytes that are no HTTP or headers that never end: words and code as in any
 * refusal, under the headers of every answer; then closes the connection. `headers`: those of every answer.
 */
export function answerRaw(
  error: Error & { readonly code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  endWith(socket, codes[error.code ?? ''] ?? 'request.invalid', headers);
}

/** Says a refusal on a connection that has brought no request, and closes it. */
export function endWith(socket: Socket, code: RefusalCode, headers: Readonly<Record<string, string>>): void {
  const body = JSON.stringify(refusalBody(code));
  const { status } = refusals[code];
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries({
      ...headers,
      'x-request-id': newRequestId(),
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
