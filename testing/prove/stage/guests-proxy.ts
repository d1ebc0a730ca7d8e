import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { deployFile } from './deploy-file.ts';
import { pathOf } from './installed.ts';
import { send } from './send.ts';

const LOOK_EVERY_MS = 50;

export interface GuestsProxy {
  readonly url: string;
  close(): Promise<void>;
}

export interface GuestsProxySettings {
  readonly port: number;
  /** Of its configuration. */
  readonly folder: string;
  readonly logFile: string;
  /** Where the servers listen, such as `127.0.0.1:3000`. */
  readonly servers: readonly string[];
  /** Whether each hotel has its server, by the lines that stand in comments. */
  readonly isSharedOut?: boolean;
}

/** HAProxy before these servers, configured as docs/deploy/haproxy.cfg tells operators. Resolves once a server answers. */
export async function startGuestsProxy({
  port,
  folder,
  logFile,
  servers,
  isSharedOut = false,
}: GuestsProxySettings): Promise<GuestsProxy> {
  const address = `127.0.0.1:${port}`;
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, configurationOf({ address, servers, isSharedOut }));
  const log = openSync(logFile, 'a');
  const haproxy = spawn(pathOf('haproxy'), ['-db', '-f', file], { stdio: ['ignore', log, log] });
  closeSync(log);
  const hasEnded = () => haproxy.exitCode !== null || haproxy.signalCode !== null;
  const url = `http://${address}`;
  const isReady = () =>
    send(`${url}/readyz`, { method: 'GET' }).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isReady())) {
    if (hasEnded()) throw new Error(`HAProxy did not start, see ${logFile}`);
    await delay(LOOK_EVERY_MS);
  }
  return {
    url,
    close: async () => {
      if (hasEnded()) return;
      haproxy.kill('SIGTERM');
      await once(haproxy, 'exit');
    },
  };
}

interface Fleet {
  readonly address: string;
  readonly servers: readonly string[];
  readonly isSharedOut: boolean;
}

function configurationOf({ address, servers, isSharedOut }: Fleet): string {
  const listed = (end: (name: string) => string) =>
    servers
      .map((server, index) => `  server portico-${index + 1} ${server}${end(`portico-${index + 1}`)}\n`)
      .join('');
  return deployFile('haproxy.cfg', {
    'bind 127.0.0.1:8080': `bind ${address}`,
    '  server portico-1 127.0.0.1:3000\n  server portico-2 127.0.0.1:3001\n': listed(() => ''),
    '  server portico-1 127.0.0.1:3000 track portico/portico-1\n  server portico-2 127.0.0.1:3001 track portico/portico-2\n':
      listed((name) => ` track portico/${name}`),
    ...(isSharedOut && { '  balance leastconn\n': '', '  #: ': '  ' }),
  });
}
