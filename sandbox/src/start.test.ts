import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { clientOf, goodCard, newStoreFile, secret } from './acquirer.fixture.ts';
import { startSandbox } from './start.ts';

test('it answers at the printed address, and starts again on its store', async () => {
  const options = { port: 0, storeFile: newStoreFile(), secret };
  const first = await startSandbox(options);
  const order = { reference: 'keep-1', card: { ...goodCard, expiryYear: 2199 } };
  const stored = await clientOf(first.url).post('/v1/cards', order);
  expect(stored.body).toMatchObject({ status: 'stored' });
  await first.close();

  const second = await startSandbox(options);
  expect(await clientOf(second.url).get('/v1/attempts/keep-1')).toEqual(stored);
  await second.close();
});

test('a taken port is reported, not waited for', async () => {
  const first = await startSandbox({ port: 0, storeFile: newStoreFile(), secret });
  const port = Number(new URL(first.url).port);
  await expect(startSandbox({ port, storeFile: newStoreFile(), secret })).rejects.toThrow('EADDRINUSE');
  await first.close();
});

test('a silent connection does not delay the stop', async () => {
  const { url, close } = await startSandbox({ port: 0, storeFile: newStoreFile(), secret });
  const silent = connect(Number(new URL(url).port), '127.0.0.1');
  silent.on('error', () => {});
  await once(silent, 'connect');
  const closed = once(silent, 'close');
  // The response proves that the server accepted the connection opened before it.
  await clientOf(url).get('/healthz');
  await close();
  await closed;
});
