import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net';
import { statementReader } from './statement-reader.ts';

/** `before`: the database never sees the statement. `after`: it has answered, and the answer never arrives. */
export type Side = 'before' | 'after';

/** An action to run once, at the first matching statement. */
export interface StatementTrigger {
  readonly side: Side;
  /** `earlier`: the previous statements of the same transaction. */
  readonly fits: (statement: string, earlier: readonly string[]) => boolean;
  readonly fire: () => Promise<unknown>;
}

export interface DatabaseProxy {
  readonly port: number;
  /** Resolves once it has run. Its connection is cut. */
  once(trigger: StatementTrigger): Promise<void>;
  close(): Promise<void>;
}

/** Proxies between the servers and PostgreSQL and reads the traffic. `target`: where PostgreSQL is at that moment. */
export async function startDatabaseProxy(target: () => NetConnectOpts): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>();
  let armed: (StatementTrigger & { readonly done: () => void }) | undefined;

  function take(statement: string, earlier: readonly string[]) {
    const trigger = armed;
    if (trigger === undefined || !trigger.fits(statement, earlier)) return undefined;
    armed = undefined;
    return trigger;
  }

  const server = createServer({ noDelay: true }, (client) => {
    const database = connect(target());
    const cut = () => {
      client.destroy();
      database.destroy();
    };
    const fire = async (trigger: NonNullable<typeof armed>) => {
      await trigger.fire();
      cut();
      trigger.done();
    };
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', cut).on('close', () => {
        sockets.delete(socket);
        cut();
      });
    }

    const read = statementReader();
    let transaction: string[] = [];
    let awaited: NonNullable<typeof armed> | undefined;
    let isCut = false;
    client.on('data', (chunk: Buffer) => {
      for (const { bytes, statement } of read(chunk)) {
        if (isCut) return;
        if (statement !== undefined) {
          if (/^(begin|start transaction)/i.test(statement)) transaction = [];
          const trigger = take(statement, transaction);
          transaction.push(statement);
          if (trigger?.side === 'before') {
            isCut = true;
            void fire(trigger);
            return;
          }
          awaited ??= trigger;
        }
        database.write(bytes);
      }
    });
    database.on('data', (chunk: Buffer) => {
      if (isCut) return;
      if (awaited === undefined) {
        client.write(chunk);
        return;
      }
      isCut = true;
      void fire(awaited);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    once: (trigger) =>
      new Promise((done) => {
        armed = { ...trigger, done };
      }),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
