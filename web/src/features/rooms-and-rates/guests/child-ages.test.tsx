import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { buildServices, buildWireService } from '../../../shared/offers/extras.fixture.ts';
import {
  buildAvailability,
  buildSearchAnswer,
  buildWireRate,
} from '../../../shared/search/search-answer.fixture.ts';
import { loadBooking } from '../../../shared/stay/booking-session.ts';
import { chooseLoft, eachTestOn, heading, nameGuests, openRooms, serve, stay } from '../journey.fixture.tsx';

const withChildren = 'arrive=2027-03-14&nights=2&rooms=2-2-0';

function lofts(asksChildAges: boolean) {
  const rate = buildWireRate(stay, { id: 12, asksChildAges });
  return buildSearchAnswer([
    buildAvailability(stay, { RoomTypeId: 2, Name: 'The Loft', MaximumOccupancy: 4 }, [rate]),
  ]);
}

eachTestOn('phone');

const goOn = () => userEvent.setup().click(screen.getByRole('button', { name: /^Continue/ }));
const age = (label: string) => screen.getByRole('combobox', { name: label });

async function openGuests(): Promise<void> {
  openRooms(withChildren);
  await chooseLoft();
  await heading('Who is coming?');
  await nameGuests(['Marian', 'Oakshott-Pell']);
}

describe('the ages of children', () => {
  test('are not asked where neither rate nor extra asks', async () => {
    serve(lofts(false));
    await openGuests();
    expect(screen.queryByRole('combobox', { name: /^Age/ })).toBeNull();
  });

  test('are asked with the names where the rate asks, one for each child', async () => {
    serve(lofts(true), { extras: buildServices([buildWireService()]) });
    await openGuests();
    const user = userEvent.setup();
    await user.selectOptions(age('Age of child 1'), 'Under 1');
    await goOn();
    const fault = await screen.findByRole('link', { name: 'Choose the age of each child' });
    expect(fault.getAttribute('href')).toBe(`#${age('Age of child 2').id}`);
    await user.selectOptions(age('Age of child 2'), '9');
    await goOn();
    await heading('Anything else?');
    expect(loadBooking('TEST').items).toMatchObject([{ childAges: [0, 9] }]);
  });

  test('are asked after an extra that asks is taken, and the names are still there', async () => {
    serve(lofts(false), {
      extras: buildServices([buildWireService({ ServiceName: 'Supper', AsksChildAges: true })]),
    });
    await openGuests();
    await goOn();
    await heading('Anything else?');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^One more/ }));
    await user.click(screen.getByRole('button', { name: /of extras$/ }));
    await heading('Who is coming?');
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Marian');
    await user.selectOptions(age('Age of child 1'), '4');
    await user.selectOptions(age('Age of child 2'), '9');
    await goOn();
    await heading('Your stay');
    expect(loadBooking('TEST').items).toMatchObject([{ childAges: [4, 9] }]);
  });
});
