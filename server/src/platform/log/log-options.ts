import type { LogLevel } from '../../config/config-types.ts';
import { maskedUnknownUrl, maskedUrl } from './masked-url.ts';

/** No code logs a body; if any ever does, these never reach the log. */
const secretPaths = [
  'CardDetails',
  'CardNumber',
  'SecurityCode',
  'cardNumber',
  'securityCode',
  'password',
  'Password',
  'token',
  'ConfirmationToken',
  'confirmationToken',
  'authorization',
  'cookie',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** JSON lines with ISO times; URLs are masked, secrets removed, bodies never logged. `stream`: for tests. */
export function logOptions(level: LogLevel, stream?: { write(line: string): void }) {
  return {
    level,
    ...(stream !== undefined && { stream }),
    redact: { paths: secretPaths, censor: '[removed]' },
    serializers: {
      req: (request: {
        readonly method: string;
        readonly url: string;
        readonly ip: string;
        readonly is404?: boolean;
      }) => ({
        method: request.method,
        url: (request.is404 === true ? maskedUnknownUrl : maskedUrl)(request.url),
        ip: request.ip,
      }),
    },
  };
}
