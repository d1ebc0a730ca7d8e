import type { DeskInvoice } from '@portico/contract/desk/calls/invoice-calls';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { buildDeskSession, openDesk, serveDesk } from '../lib/desk.fixture.tsx';
import { BookingInvoices } from './booking-invoices.tsx';
import { buildDeskBooking } from './booking.fixture.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const number = 'K7QM4XRD2P';
const invoice: DeskInvoice = {
  ...{ number: 'MC-1', description: 'The first night', to: 'Palm Grove', email: 'desk@palmgrove.example' },
  lines: [{ text: 'Night', quantity: 2, unitMinor: 20_00, vatRate: 5 }],
  ...{ currency: 'GBP', grossMinor: 40_00, vatMinor: 1_90, paidMinor: 0, outstandingMinor: 40_00 },
  ...{ reservation: number, createdAt: '2027-03-02T14:26:00.000Z', cancelledAt: null, payments: ['a'] },
};
const { folio } = buildDeskBooking();
const onInvoice = buildDeskBooking({
  company: 'Palm Grove Trading',
  folio: { ...folio, due: [{ where: 'invoice', date: null, minor: 100_00 }] },
});

const serve = (invoices: readonly DeskInvoice[], calls: Parameters<typeof serveDesk>[0] = {}) =>
  serveDesk({ 'Invoices/List': () => Response.json({ invoices, next: null }), ...calls });

const bodiesOf = (asked: ReturnType<typeof serveDesk>, call: string) =>
  asked.filter(({ name }) => name === call).map(({ body }) => body);

test('an invoice is opened: its lines, whom it bills and what is paid', async () => {
  serve([invoice]);
  openDesk(<BookingInvoices booking={onInvoice} />);
  const line = (await screen.findByText('MC-1', { selector: 'summary > *' })).closest('li');
  expect(line?.textContent).toContain('£40.00 to pay');
  expect(line?.textContent).toContain('To Palm Grove, desk@palmgrove.example, Tue 2 Mar');
  expect(line?.textContent).toContain('2 × Night, VAT 5 %£40.00');
  expect(line?.textContent).toContain('VAT in it: £1.90. Paid: £0.00.');
});

test('one is written for what none asks for yet', async () => {
  const asked = serve([invoice], { 'Invoices/Create': () => Response.json(invoice) });
  openDesk(<BookingInvoices booking={onInvoice} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Write an invoice' }));
  await userEvent.clear(screen.getByLabelText('Number'));
  await userEvent.click(screen.getByRole('button', { name: 'Write an invoice of £60.00' }));
  expect(screen.getAllByText('Number: type it')).toHaveLength(2);
  await userEvent.type(screen.getByLabelText('Number'), 'MC-2');
  await userEvent.click(screen.getByRole('button', { name: 'Write an invoice of £60.00' }));
  expect(bodiesOf(asked, 'Invoices/Create')).toEqual([
    {
      number: 'MC-2',
      description: `Reservation ${number}`,
      lines: [{ text: `Reservation ${number}`, quantity: 1, unitMinor: 60_00, vatRate: null }],
      to: 'Palm Grove Trading',
      email: 'marian@example.com',
      reservation: number,
    },
  ]);
});

test('one is cancelled after it is said what that does; a refusal stands there', async () => {
  const words = 'A payment of the invoice MC-1, or of another of its booking, is under way.';
  const asked = serve([invoice], {
    'Invoices/Cancel': () =>
      Response.json({ Message: words, RefusalCode: 'desk.invoice-being-paid' }, { status: 409 }),
  });
  openDesk(<BookingInvoices booking={onInvoice} />);
  await userEvent.click(await screen.findByText('MC-1', { selector: 'summary > *' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the invoice MC-1' }));
  expect(screen.getByText(/The number MC-1 stays taken/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the invoice of £40.00' }));
  expect((await screen.findByText(words)).closest('li')).not.toBeNull();
  expect(bodiesOf(asked, 'Invoices/Cancel')).toEqual([{ number: 'MC-1' }]);
});

test('a booking that owes nothing on invoice and has none shows nothing of it', async () => {
  const asked = serve([]);
  openDesk(<BookingInvoices booking={buildDeskBooking()} />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('region', { name: /Invoices/ })).toBeNull();
});

test('who may only read is offered neither', async () => {
  serve([invoice]);
  openDesk(<BookingInvoices booking={onInvoice} />, { session: buildDeskSession({ role: 'read-only' }) });
  await userEvent.click(await screen.findByText('MC-1', { selector: 'summary > *' }));
  expect(screen.queryByRole('button')).toBeNull();
});
