import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openDesk, serveDesk } from '../lib/desk.fixture.tsx';
import { Vouchers } from './vouchers.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const birthday = {
  code: 'HAPPY-BIRTHDAY',
  kind: 'money',
  amountMinor: 5_000,
  leftMinor: 1_250,
  currency: 'GBP',
  validUntil: '2027-03-13',
  isIssuedHere: true,
  recipient: null,
};

const serve = (calls: Parameters<typeof serveDesk>[0] = {}, areTaken = true) =>
  serveDesk({
    'Vouchers/List': () => Response.json({ areTaken, vouchers: [birthday], isWhole: true }),
    ...calls,
  });

test('a voucher says what is left of it, and that it has expired', async () => {
  serve();
  openDesk(<Vouchers />);
  const line = (await screen.findByText('HAPPY-BIRTHDAY')).closest('li');
  expect(line?.textContent).toBe('HAPPY-BIRTHDAYExpired after Sat 13 Mar£12.50 leftof £50.00');
});

test('a part of a code is looked for', async () => {
  const asked = serve();
  openDesk(<Vouchers />);
  await userEvent.type(await screen.findByLabelText('Find by code'), 'birth');
  expect(asked.at(-1)).toMatchObject({ name: 'Vouchers/List', body: { code: 'birth', limit: 200 } });
});

test('one is issued for a sum, and its code is shown to be handed on', async () => {
  const asked = serve({
    'Vouchers/Issue': () =>
      Response.json({ ...birthday, code: 'GIFT-7KQX-M2PD-9WHB', leftMinor: 5_000, validUntil: null }),
  });
  openDesk(<Vouchers />);
  await userEvent.click(await screen.findByRole('button', { name: 'Issue a voucher' }));
  await userEvent.click(screen.getByRole('button', { name: 'Issue it' }));
  expect(screen.getAllByText('Type what it is worth')).toHaveLength(2);
  await userEvent.type(screen.getByLabelText('Worth, in GBP'), '50');
  await userEvent.click(screen.getByRole('button', { name: 'Issue a voucher of £50.00' }));
  expect(await screen.findByText('GIFT-7KQX-M2PD-9WHB')).toBeDefined();
  const issued = asked.filter(({ name }) => name === 'Vouchers/Issue').map(({ body }) => body);
  expect(issued).toEqual([{ minor: 5_000, validUntil: null, code: null, recipient: null }]);
});

test('who gets it is named, mailed when ticked, and stands in the list', async () => {
  const nell = { name: 'Nell', email: 'nell@example.com', message: 'Happy birthday' };
  const asked = serve({
    'Vouchers/List': () =>
      Response.json({ areTaken: true, vouchers: [{ ...birthday, recipient: nell }], isWhole: true }),
    'Vouchers/Issue': () => Response.json({ ...birthday, recipient: nell }),
  });
  openDesk(<Vouchers />);
  await screen.findByText('For Nell');
  await userEvent.click(await screen.findByRole('button', { name: 'Issue a voucher' }));
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.type(screen.getByLabelText('Worth, in GBP'), '50');
  await userEvent.type(screen.getByLabelText(/^Who gets it/), 'Nell');
  await userEvent.type(screen.getByLabelText(/^Their e-mail/), 'nell@');
  await userEvent.type(screen.getByLabelText(/^Message/), 'Happy birthday');
  await userEvent.click(screen.getByRole('button', { name: 'Issue a voucher of £50.00 and mail it' }));
  expect(asked.some(({ name }) => name === 'Vouchers/Issue')).toBe(false);
  await userEvent.type(screen.getByLabelText(/^Their e-mail/), 'example.com');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mail them the code' }));
  await userEvent.click(screen.getByRole('button', { name: 'Issue a voucher of £50.00' }));
  expect((await screen.findByRole('dialog', { name: 'Issued' })).textContent).not.toContain('mailed');
  expect(asked.find(({ name }) => name === 'Vouchers/Issue')?.body).toMatchObject({
    recipient: { ...nell, isMailed: false },
  });
});

test('a refusal stands in the form, and nothing typed is lost', async () => {
  serve({
    'Vouchers/Issue': () =>
      Response.json(
        { Message: 'There is a voucher of the code ONCE-ONLY already.', RefusalCode: 'desk.voucher-exists' },
        { status: 409 },
      ),
  });
  openDesk(<Vouchers />);
  await userEvent.click(await screen.findByRole('button', { name: 'Issue a voucher' }));
  await userEvent.type(screen.getByLabelText('Worth, in GBP'), '20');
  await userEvent.type(screen.getByLabelText(/^Code/), 'ONCE-ONLY');
  await userEvent.click(screen.getByRole('button', { name: 'Issue a voucher of £20.00' }));
  expect(await screen.findByText('There is a voucher of the code ONCE-ONLY already.')).toBeDefined();
  expect(screen.getByLabelText(/^Code/)).toHaveProperty('value', 'ONCE-ONLY');
});

test('a hotel that takes no vouchers offers none to be issued', async () => {
  serve({}, false);
  openDesk(<Vouchers />);
  await screen.findByText('This hotel takes no gift vouchers.');
  expect(screen.getByRole('link', { name: 'How guests book' }).getAttribute('href')).toBe(
    '/Desk/TEST/set-up/settings',
  );
  expect(screen.queryByRole('button', { name: 'Issue a voucher' })).toBeNull();
});
