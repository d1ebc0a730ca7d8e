import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface SmtpReceiver {
  /** As MAIL_URL gives it. */
  readonly url: string;
  /** Each message as it came in, headers first. */
  readonly received: string[];
  /** From now on: whether senders are turned away, for now or for good. */
  refuse(refuses: boolean | 'for-good'): void;
  close(): Promise<void>;
}

/**
 * Somebody else's mail server, on this computer: it speaks just enough SMTP to take a message or turn it away. `port`: 0
 * for any that is free.
 */
export async function startSmtpReceiver(port = 0): Promise<SmtpReceiver> {
  const received: string[] = [];
  let isRefusing: boolean | 'for-good' = false;
  const server = createServer((socket) => {
    converse(socket, () => isRefusing, received);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    refuse: (refuses) => {
      isRefusing = refuses;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

function converse(socket: Socket, isRefusing: () => boolean | 'for-good', received: string[]): void {
  let unread = '';
  let message: string | undefined;
  const say = (line: string) => socket.write(`${line}\r\n`);

  function take(line: string): void {
    if (message !== undefined) {
      if (line !== '.') {
        message += `${line}\r\n`;
        return;
      }
      received.push(message);
      message = undefined;
      say('250 taken');
    } else if (/^MAIL/i.test(line)) say(isRefusing() === true ? '451 not now' : '250 ok');
    else if (/^RCPT/i.test(line))
      say(isRefusing() === 'for-good' ? `550 5.1.1 ${line}: no such user` : '250 ok');
    else if (/^DATA/i.test(line)) {
      message = '';
      say('354 go on');
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
    else if (/^STARTTLS/i.test(line)) say('502 not here');
    else say('250 ok');
  }

  socket.setEncoding('utf8');
  // A sender that was turned away may hang up in mid-sentence.
  socket.on('error', () => socket.destroy());
  socket.on('data', (text: string) => {
    unread += text;
    const lines = unread.split('\r\n');
    unread = lines.pop() ?? '';
    lines.forEach(take);
  });
  say('220 mail.example');
}
