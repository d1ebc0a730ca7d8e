import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface SmtpReceiver {
  /** In the form of MAIL_URL. */
  readonly url: string;
  /** Each message as received, headers first. */
  readonly received: string[];
  /** Connections accepted since its start, and those still open. */
  readonly connections: { readonly taken: number; readonly open: number };
  /** Resolves once no connection is open. */
  allClosed(): Promise<void>;
  /** From now on: whether mail is refused, temporarily or permanently. */
  refuse(refuses: boolean | 'for-good'): void;
  /** Closes every open connection. */
  close(): Promise<void>;
}

/** A third party's mail server, on this computer and without TLS. `port`: 0 for any free one. */
export async function startSmtpReceiver(port = 0): Promise<SmtpReceiver> {
  const received: string[] = [];
  const connections = { taken: 0, open: 0 };
  let onClosed = () => {};
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
      if (connections.open === 0) onClosed();
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
  // A client that was refused or killed may hang up mid-command.
  smtp.on('error', () => undefined);
  const listener = smtp.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    received,
    connections,
    allClosed: () =>
      new Promise((resolve) => {
        onClosed = resolve;
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
