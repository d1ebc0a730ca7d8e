import type autocannon from 'autocannon';

export function rawRequest({
  method = 'GET',
  path = '/',
  headers = {},
  body = '',
}: autocannon.Request): Buffer {
  const content = Buffer.from(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`),
    `content-length: ${content.length}`,
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), content]);
}
