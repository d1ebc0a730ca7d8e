import { existsSync } from 'node:fs';
import path from 'node:path';
import { membersOf, readGroupFile } from '@portico/contract/group-file/read-group-file';
import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import { addMonths, localDate } from '@portico/domain/calendar/local-date';
import { describe, expect, test } from 'vitest';
import { demoArtDir } from '../art.ts';
import { demoPropertyFiles } from '../demo-property-files.ts';
import { shoreGroup, shoreHotels } from './shore-group.ts';

const today = localDate('2026-11-21');
const hotels = shoreHotels(today).map((input) => {
  const read = readPropertyFile(input);
  return read.ok ? read.file : expect.fail(JSON.stringify(read.faults));
});

describe('Harbour & Fell', () => {
  const read = readGroupFile(shoreGroup);
  const file = read.ok ? read.file : expect.fail(JSON.stringify(read.faults));

  test('has two areas and six hotels, all of them demo hotels', () => {
    const all = [...demoPropertyFiles(today), ...shoreHotels(today)].map(({ property }) => property.code);
    expect(file.areas).toHaveLength(2);
    expect(
      membersOf(file)
        .map(({ code }) => code)
        .sort(),
    ).toEqual(all.map((code) => code.toLowerCase()).sort());
    expect(all).toHaveLength(6);
  });

  test('names as many houses as it has', () => {
    expect(file.group.standfirst).toMatch(/^Six houses/);
  });

  test('takes money in two currencies', () => {
    const all = [...demoPropertyFiles(today), ...shoreHotels(today)];
    expect(new Set(all.map(({ property }) => property.currency))).toEqual(new Set(['GBP', 'NGN']));
  });
});

test.each(hotels.map((hotel) => [hotel.property.name, hotel] as const))(
  '%s has six rooms of two types under two plans, for 36 months',
  (_name, { roomTypes, ratePlans, allotments }) => {
    expect([roomTypes.length, ratePlans.length]).toEqual([2, 2]);
    expect(allotments[0]).toMatchObject({ from: today, to: addMonths(today, 36), rooms: 3 });
    expect(allotments.filter(({ rooms }) => rooms === 0).length).toBeGreaterThan(5);
  },
);

test('the small hotels share a code, which lowers their prices', () => {
  expect(
    hotels.map(({ promotions }) => promotions.map(({ code, percentOff }) => [code, percentOff])),
  ).toEqual(hotels.map(() => [['NEXT-HOUSE', 12]]));
});

test('every picture of the group and its small hotels is in the demo’s folder', () => {
  const { picture, mark } = shoreGroup.group;
  const urls = hotels.flatMap(({ property, roomTypes }) => [
    property.picture?.url ?? '',
    property.nightPicture?.url ?? '',
    ...roomTypes.flatMap(({ images }) => images.map(({ url }) => url)),
  ]);
  for (const url of [...urls, picture.url, mark?.url ?? ''])
    expect(existsSync(path.join(demoArtDir(), path.basename(url))), url).toBe(true);
});
