import { parentPort, workerData } from 'node:worker_threads';
import { hotelDirectory } from '../core/hotel/hotel-directory.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { openDatabase } from '../platform/database/database.ts';
import { openMail } from './open-mail.ts';
import { sendersDataSchema, toSendersSchema, type FromSenders } from './senders-messages.ts';
import { startSenders } from './start-senders.ts';

// The thread of the senders: connections, hotels and an event loop of its own; what goes wrong is told to the server.
const { databaseUrl, databaseConnections, mail, ...given } = sendersDataSchema.parse(workerData);
const log = {
  error: ({ err, ...facts }: { readonly err?: unknown }, message: string) => {
    // Of an error only what it says can be copied for sure.
    const said =
      err instanceof Error ? { name: err.name, message: err.message, stack: err.stack } : String(err);
    parentPort?.postMessage({ facts: { ...facts, err: said }, message } satisfies FromSenders);
  },
};
const database = openDatabase(databaseUrl, { log, maxConnections: databaseConnections });
const hotels = hotelDirectory(database);
const { sendMail, close } = openMail(mail);
const stops: (() => unknown)[] = [() => database.close(), close];
startSenders({ ...given, database, hotels, clock: systemClock, sendMail, log }, (stop) => stops.push(stop));

parentPort?.on('message', (told: unknown) => {
  const message = toSendersSchema.parse(told);
  if (message.kind === 'forget') hotels.forget(message.propertyId);
  else void stopAll();
});

async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop();
  // Nothing else is to keep the thread.
  parentPort?.close();
}
