import { once } from 'node:events';
import net from 'node:net';

/** Sends raw bytes to a server on this computer and returns all it answers until it hangs up. */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return received;
}

/** The status, lower-case headers and body of an answer read from a socket. */
export function parseAnswer(answer: string): {
  status: number;
  headers: Record<string, string>;
  body: string;
} {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body };
}
