import { approvedCard } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelInvoice } from '../payments/invoice/cancel-invoice.ts';
import { reconcile } from '../operations/reconcile/reconcile.ts';
import { hotelCommand } from './hotel-command.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect((await reconcile(world.deps)).drift).toEqual([]);
  await world.close();
});

const hotel = (...args: string[]) =>
  hotelCommand([...args, '--property', 'quay'], {
    environment: { DATABASE_URL: world.db.url },
    folder: '.',
    clock: world.deps.clock,
    log: { error: (_facts, message) => expect.fail(message) },
  });
const cancel = (number: string, ...args: string[]) => hotel('invoice', 'cancel', '--number', number, ...args);

describe('an invoice', () => {
  test('without a payment is cancelled, and its links state that nothing is outstanding', async () => {
    const invoice = await world.desk.invoice({ number: 'MC-1' });
    const link = await world.desk.linkToPay(invoice);
    const line = 'MC-1  120.00 GBP, cancelled, to Palm Grove Trading <desk@palmgrove.example>';
    expect(await cancel('MC-1')).toEqual({
      exitCode: 0,
      lines: [`${line}: Supper in the court, six people.`],
    });
    const nothing = {
      RefusalCode: 'invoice.nothing-outstanding',
      Message: 'There is no outstanding balance to pay on this invoice.',
    };
    expect(await world.guest().openPayLink(link)).toMatchObject({
      status: 200,
      body: { ...nothing, Action: 'None', AmountToPay: 0, Paid: 0, TotalAmount: 120 },
    });
    const charged = world.acquired().length;
    expect((await world.guest().payByLink(link)).body).toMatchObject({
      ...nothing,
      Success: false,
      Status: null,
    });
    expect(world.acquired()).toHaveLength(charged);
    expect((await hotel('invoice', 'list')).lines.join('\n')).toContain(line);
    await expect(world.desk.invoice({ number: 'MC-1' })).rejects.toThrow('invoice.number-taken');
  });

  test('is answered to scripts as it stands then, and is not cancelled twice', async () => {
    await world.desk.invoice({ number: 'MC-2' });
    const { lines } = await cancel('MC-2', '--json');
    expect(JSON.parse(lines.join(''))).toMatchObject({
      number: 'MC-2',
      outstandingMinor: 0,
      cancelledAt: '2027-02-20T12:00:00.000Z',
    });
    expect(await cancel('MC-2')).toEqual({
      exitCode: 1,
      lines: ['The invoice MC-2 was cancelled at 2027-02-20T12:00:00.000Z.'],
    });
  });

  test('that is paid, or in part, stands', async () => {
    const invoice = await world.desk.invoice({ number: 'MC-3' });
    const link = await world.desk.linkToPay(invoice, 5_000);
    expect((await world.guest().payByLink(link, { AmountToPay: 50 })).body.Status).toBe('Confirmed');
    expect(await cancel('MC-3')).toEqual({
      exitCode: 1,
      lines: ['50.00 GBP of the invoice MC-3 is paid: only an unpaid invoice can be cancelled.'],
    });
    expect((await world.guest().openPayLink(await world.desk.linkToPay(invoice))).body).toMatchObject({
      AmountToPay: 70,
    });
  });

  test('that somebody is paying stands, until that payment is given up', async () => {
    const link = await world.desk.linkToPay(await world.desk.invoice({ number: 'MC-4' }));
    const CardDetails = { ...approvedCard, CardNumber: '4000 0027 6000 3184' };
    const { body } = await world.guest().payByLink(link, { CardDetails });
    expect(body.Status).toBe('ActionRequired');
    const why =
      'A payment of the invoice MC-4, or of another of its booking, is under way. Look again in some minutes.';
    expect(await cancel('MC-4')).toEqual({ exitCode: 1, lines: [why] });
    await world.guest().post('/api/PayByLink/Abandon', {
      PropertyId: 7,
      ReferenceNumber: body.ConfirmationToken,
    });
    expect(await cancel('MC-4')).toMatchObject({ exitCode: 0 });
  });

  test('that is unknown is named', async () => {
    expect(await cancel('MC-99')).toEqual({
      exitCode: 1,
      lines: ['This hotel has no invoice of the number MC-99.'],
    });
  });

  test('is paid or cancelled where both are tried at once, never both', async () => {
    for (let round = 0; round < 8; round++) {
      const invoice = await world.desk.invoice();
      const link = await world.desk.linkToPay(invoice);
      const [{ body }, cancelled] = await Promise.all([
        world.guest().payByLink(link),
        cancelInvoice(world.deps, invoice, invoice.invoiceId),
      ]);
      expect([body.Status ?? body.RefusalCode, cancelled.ok]).toEqual(
        cancelled.ok ? ['invoice.nothing-outstanding', true] : ['Confirmed', false],
      );
    }
  });
});
