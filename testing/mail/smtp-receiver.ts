import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface SmtpReceiver {
  /** As MAIL_URL gives it. */
  readonly url: string;
  /** Each message as it came in, headers first. */
  readonly received: string[];
  /** How many it has taken since its start, and how many of them are open. */
  readonly connections: { readonly taken: number; readonly open: number };
  /** Once no connection is open. */
  allGone(): Promise<void>;
  /** From now on: whether senders are turned away, for now or for good. */
  refuse(refuses: boolean | 'for-good'): void;
  /** Hangs up on whoever is connected. */
  close(): Promise<void>;
}

/** Somebody else's mail server, on this computer and without TLS. `port`: 0 for any that is free. */
export async function startSmtpReceiver(port = 0): Promise<SmtpReceiver> {
  const received: string[] = [];
  const connections = { taken: 0, open: 0 };
  let onGone = () => {};
  let isRefusing: boolean | 'for-good' = false;
  const smtp = new SMTPServer({
    name: 'mail.example',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect: (_session, done) => {
      connections.taken += 1;
      connections.open += 1;
      done();
    },
    onClose: () => {
      connections.open -= 1;
      if (connections.open === 0) onGone();
    },
    onMailFrom: (_from, _session, done) => done(isRefusing === true ? refusal(451, 'not now') : null),
    onRcptTo: ({ address }, _session, done) =>
      done(isRefusing === 'for-good' ? refusal(550, `5.1.1 RCPT TO:<${address}>: no such user`) : null),
    onData: (stream, _session, done) => {
      text(stream).then((message) => {
        received.push(message);
        done();
      }, done);
    },
  });
  // A sender that was turned away or killed may hang up in mid-sentence.
  smtp.on('error', () => undefined);
  const listener = smtp.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    received,
    connections,
    allGone: () =>
      new Promise((resolve) => {
        onGone = resolve;
        if (connections.open === 0) resolve();
      }),
    refuse: (refuses) => {
      isRefusing = refuses;
    },
    close: () => new Promise((closed) => smtp.close(() => closed())),
  };
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
