import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
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
  const written = readFileSync('docs/deploy/haproxy.cfg', 'utf8');
  writeFileSync(file, withAddresses(isSharedOut ? sharedOut(written) : written, address, servers));
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

/** The same configuration with one line for each server in place of its two, and another address to listen on. */
function withAddresses(configuration: string, address: string, servers: readonly string[]): string {
  const listed = configuration.replaceAll(
    /^ {2}server portico-1 127\.0\.0\.1:3000(.*)\n {2}server portico-2 .*\n/gm,
    (_lines, rest: string) =>
      servers
        .map((server, index) => {
          const name = `portico-${index + 1}`;
          return `  server ${name} ${server}${rest.replace('portico-1', name)}\n`;
        })
        .join(''),
  );
  return listed.replace('bind 127.0.0.1:8080', `bind ${address}`);
}

/** The same with the lines of sharing out in force. */
const sharedOut = (configuration: string) =>
  configuration.replace('  balance leastconn\n', '').replaceAll('  #: ', '  ');
