import type { WireRate } from '@portico/contract/calls/rate';
import type { PromotionId } from '@portico/domain/ids';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  buildAvailability,
  buildSearchAnswer,
  buildWireRate,
} from '../../shared/search/search-answer.fixture.ts';
import { chooseRate, eachTestOn, heading, oneRoom, openRooms, serve, stay } from './journey.fixture.tsx';

/** A rate that a promotion has lowered to this from 20 % more. */
function lowered(nightMinor: number): WireRate {
  const rate = buildWireRate(stay, { id: 12, name: 'Flexible', nightMinor });
  const original = buildWireRate(stay, { nightMinor: nightMinor + nightMinor / 5 });
  return {
    ...rate,
    OriginalBaseRate: original.BaseRate,
    Promotion: { PromotionId: 1 as PromotionId, Name: 'Spring' },
    Nights: rate.Nights.map((night, index) => ({
      ...night,
      OriginalBaseRate: original.Nights[index]!.BaseRate,
    })),
  };
}

const upgrade = [{ RoomTypeId: 3, AvailableRates: [12] }];
const answer = buildSearchAnswer([
  buildAvailability(stay, { RoomTypeId: 2, Name: 'The Loft', Upgrades: upgrade }, [lowered(10_000)]),
  buildAvailability(stay, { RoomTypeId: 3, Name: 'The Tower' }, [lowered(15_000)]),
]);

eachTestOn('desktop');

/** As a screen reader reads it. */
const words = (element: HTMLElement) => element.textContent.replaceAll(/\s+/g, ' ');

test('a lowered price shows what it was, and what it is now, wherever it stands', async () => {
  serve(answer);
  openRooms(oneRoom);
  const loft = await screen.findByRole('article', { name: 'The Loft' });
  expect(words(loft)).toContain('was £240.00, now £200.00');
  await userEvent.setup().click(within(loft).getByRole('button', { name: /^See/ }));
  const rates = screen.getByRole('list', { name: 'Rates of The Loft' });
  expect(words(rates)).toContain('was £240.00, now £200.00');
  expect(within(rates).getByRole('heading').textContent).toBe('Flexible Spring');
  await chooseRate('The Loft', 'Flexible');
  await heading('Upgrade your room?');
  const tower = await screen.findByRole('article', { name: 'The Tower' });
  // The difference is between the lowered prices; both are of the same room.
  expect(words(tower)).toContain('+ £100.00');
  expect(words(tower)).toContain('was £360.00, now £300.00 for the stay');
  expect(words(screen.getByRole('region', { name: 'Your stay' }))).toContain('was £240.00, now £200.00');
});

test('a price that nothing lowers states nothing of the sort', async () => {
  serve(buildSearchAnswer([buildAvailability(stay, { RoomTypeId: 2, Name: 'The Loft' })]));
  openRooms(oneRoom);
  expect(words(await screen.findByRole('article', { name: 'The Loft' }))).not.toContain('was');
});
