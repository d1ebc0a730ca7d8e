import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import { bookedOn } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildCompanyInvoice, buildInvoiceHotel, QUIET } from '@portico/testing/booking/invoice-hotel';
import { buildCompany } from '@portico/testing/builders/hotel-file';
import { afterEach, beforeEach, expect, test } from 'vitest';

const CODE = 'Freight-7Q2';
const companies = [buildCompany({ code: CODE }), buildCompany({ id: QUIET, name: 'Quiet & Co' })];

let world: World;
beforeEach(async () => {
  const limits = { codesPerAddress: 1, codesPerHotel: 100 };
  world = await openWorld({ hotel: buildInvoiceHotel({ companies }), limits });
});
afterEach(() => world.close());

const book = (body: Partial<CreateRequestBody> = {}) => world.book(buildCompanyInvoice(body));
const faultsOf = async (body: Partial<CreateRequestBody>) => {
  const { status, body: answer } = await book(body);
  return { status, faults: (answer as unknown as { ModelState?: object }).ModelState };
};

test('who knows the name of a company and not its code books nothing on its invoice', async () => {
  expect(await faultsOf({})).toEqual({
    status: 400,
    faults: { AccountCode: ['Company code is required'] },
  });
  expect(await faultsOf({ AccountCode: 'FREIGHT' })).toEqual({
    status: 400,
    faults: { AccountCode: ['Check the company code: it is not the one of this company'] },
  });
  expect(await bookedOn(world, '2027-03-03')).toEqual({ sold: 0, held: 0 });
});

test('the code is accepted in any case and with spaces around it, and is not returned', async () => {
  const { body } = await book({ AccountCode: ' FREIGHT-7q2 ' });
  expect(body).toMatchObject({ Success: true, Status: 'Confirmed' });
  expect(JSON.stringify(body)).not.toMatch(/freight-7q2/i);
});

test('a company without a code requires none', async () => {
  expect((await book({ AccountId: QUIET })).body).toMatchObject({ Status: 'Confirmed' });
});

test('codes are not guessed: beyond so many wrong ones the right one is not taken either', async () => {
  expect((await book({ AccountCode: 'FREIGHT-6' })).status).toBe(400);
  expect((await book({ AccountCode: CODE })).body).toMatchObject({ RefusalCode: 'request.too-many-codes' });
  expect(await bookedOn(world, '2027-03-03')).toEqual({ sold: 0, held: 0 });
});

test('who has the right one uses up nothing', async () => {
  for (let guest = 0; guest < 2; guest++)
    expect((await book({ AccountCode: CODE })).body).toMatchObject({ Status: 'Confirmed' });
});
