import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import { demoPropertyFiles } from '@portico/demo/demo-property-files';
import { shoreHotels } from '@portico/demo/shore/shore-group';
import { addDays, localDate } from '@portico/domain/calendar/local-date';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { describe, expect, test } from 'vitest';
import { rateNightsOf, roomNightsOf } from './expand-nights.ts';

const today = localDate('2026-11-21');

function filesOf(day: LocalDate): PropertyFile[] {
  return [...demoPropertyFiles(day), ...shoreHotels(day)].map((input) => {
    const read = readPropertyFile(input);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    return read.file;
  });
}

function nightsOf(file: PropertyFile, from: LocalDate, to: LocalDate) {
  const isBetween = ({ date }: { date: LocalDate }) => date >= from && date <= to;
  return file.roomTypes.map(({ id }) => ({
    rooms: roomNightsOf(file, id).filter(isBetween),
    rates: file.ratePlans.map((plan) => rateNightsOf(plan, id, file.property.currency).filter(isBetween)),
  }));
}

describe('the demo hotels', () => {
  test('have the same nights tomorrow and in a year as today', () => {
    for (const [index, file] of filesOf(today).entries()) {
      const last = file.allotments[0]?.to ?? today;
      for (const days of [1, 365]) {
        const day = addDays(today, days);
        const then = filesOf(day)[index];
        if (then === undefined) throw new Error('a demo hotel is missing');
        expect(nightsOf(then, day, last)).toEqual(nightsOf(file, day, last));
      }
    }
  });

  test('price every night of every plan, closed ones included', () => {
    for (const file of filesOf(today)) {
      for (const { rooms, rates } of nightsOf(file, today, localDate('2029-11-21'))) {
        expect(rooms).toHaveLength(1_097);
        for (const nights of rates) expect(nights).toHaveLength(1_097);
      }
    }
  });

  test('cost at the Quay House in March what its designs show', () => {
    const [quay] = filesOf(today);
    if (quay === undefined) throw new Error('the Quay House is missing');
    const threeNights = quay.ratePlans.map((plan) =>
      quay.roomTypes.map(({ id }) =>
        rateNightsOf(plan, id, 'GBP')
          .filter(({ date }) => date >= '2027-03-14' && date < '2027-03-17')
          .reduce((sum, { components }) => sum + components.base + components.perRoom, 0),
      ),
    );
    const [, , paidNow] = threeNights;
    // Harbour, Loft, Garden, Estuary, Boatshed, Suite; two adults, three nights from a Sunday.
    expect(paidNow).toEqual([378_00, 348_00, 363_00, 429_00, 486_00, 585_00]);
  });
});
