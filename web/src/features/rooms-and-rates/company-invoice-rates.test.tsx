import { refusalText } from '@portico/contract/texts/refusal-texts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  buildAvailability,
  buildSearchAnswer,
  buildWireRate,
} from '../../shared/search/search-answer.fixture.ts';
import {
  chooseRate,
  eachTestOn,
  heading,
  oneRoom,
  openRooms,
  serve,
  stay,
  twoRooms,
} from './journey.fixture.tsx';

const paidNow = { payment: [{ when: 'at-booking', percentBasisPoints: 10_000 }] } as const;
const loft = buildAvailability(stay, { RoomTypeId: 2, Name: 'The Loft' }, [
  buildWireRate(stay, { id: 12, name: 'Flexible', ...paidNow }),
  buildWireRate(stay, { id: 13, name: 'Works', companyInvoice: 'only', ...paidNow }),
]);
const apart = refusalText('payment.rates-do-not-mix', { singular: 'room', plural: 'rooms' });

eachTestOn('desktop');

const ledger = () => within(screen.getByRole('region', { name: 'Your stay' }));
const figure = (label: string) => ledger().getByText(label).nextElementSibling?.textContent;

describe('a rate that is sold on a company’s invoice only', () => {
  test('shows this where it is chosen and in the ledger, long before the checkout', async () => {
    serve(buildSearchAnswer([loft], { available: { 2: 5 } }));
    openRooms(oneRoom);
    await screen.findByRole('article', { name: 'The Loft' });
    await userEvent.setup().click(screen.getByRole('button', { name: /^See .* of The Loft$/ }));
    expect(screen.getByText(/^Nothing\stoday,\s£240\.00\son a company’s invoice only$/)).toBeDefined();
    await chooseRate('The Loft', 'Works');
    expect(await screen.findByText('Company invoice only')).toBeDefined();
    expect(figure('To pay today')).toBe('£0.00');
    expect(figure('On invoice')).toBe(figure('Total'));
  });

  test('is not booked beside one that no company may pay, which is shown as soon as both are chosen', async () => {
    serve(buildSearchAnswer([loft], { available: { 2: 5 } }));
    openRooms(twoRooms);
    await screen.findByRole('article', { name: 'The Loft' });
    await chooseRate('The Loft', 'Works');
    await heading('Choose the second room');
    expect(screen.queryByText(apart)).toBeNull();
    await chooseRate('The Loft', 'Flexible');
    expect(await screen.findByText(apart)).toBeDefined();
  });
});
