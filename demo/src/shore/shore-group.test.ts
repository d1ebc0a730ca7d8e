import { existsSync } from 'node:fs';
import path from 'node:path';
import { membersOf, readGroupFile } from '@portico/contract/group-file/read-group-file';
import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import { addMonths, localDate } from '@portico/domain/calendar/local-date';
import { describe, expect, test } from 'vitest';
import { demoArtDir } from '../art.ts';
import { demoPropertyFiles } from '../demo-property-files.ts';
import { shoreGroup, shoreHouses } from './shore-group.ts';

const today = localDate('2026-11-21');
const houses = shoreHouses(today).map((input) => {
  const read = readPropertyFile(input);
  return read.ok ? read.file : expect.fail(JSON.stringify(read.faults));
});

describe('Harbour & Fell', () => {
  const read = readGroupFile(shoreGroup);
  const file = read.ok ? read.file : expect.fail(JSON.stringify(read.faults));

  test('has two areas and six houses, all of them demo hotels', () => {
    const all = [...demoPropertyFiles(today), ...shoreHouses(today)].map(({ property }) => property.code);
    expect(file.areas).toHaveLength(2);
    expect(
      membersOf(file)
        .map(({ code }) => code)
        .sort(),
    ).toEqual(all.map((code) => code.toLowerCase()).sort());
    expect(all).toHaveLength(6);
  });

  test('speaks of as many houses as it has', () => {
    expect(file.group.standfirst).toMatch(/^Six houses/);
  });

  test('takes money in two currencies', () => {
    const all = [...demoPropertyFiles(today), ...shoreHouses(today)];
    expect(new Set(all.map(({ property }) => property.currency))).toEqual(new Set(['GBP', 'NGN']));
  });
});

test.each(houses.map((house) => [house.property.name, house] as const))(
  '%s has six rooms of two types under two plans, for 36 months',
  (_name, { roomTypes, ratePlans, allotments }) => {
    expect([roomTypes.length, ratePlans.length]).toEqual([2, 2]);
    expect(allotments[0]).toMatchObject({ from: today, to: addMonths(today, 36), rooms: 3 });
    expect(allotments.filter(({ rooms }) => rooms === 0).length).toBeGreaterThan(5);
  },
);

test('the small houses share a code, which lowers their prices', () => {
  expect(
    houses.map(({ promotions }) => promotions.map(({ code, percentOff }) => [code, percentOff])),
  ).toEqual(houses.map(() => [['NEXT-HOUSE', 12]]));
});

test('every picture of the group and its small houses lies in the demo’s folder', () => {
  const { picture, mark } = shoreGroup.group;
  const urls = houses.flatMap(({ property, roomTypes }) => [
    property.picture.url,
    property.nightPicture.url,
    ...roomTypes.flatMap(({ images }) => images.map(({ url }) => url)),
  ]);
  for (const url of [...urls, picture.url, mark?.url ?? ''])
    expect(existsSync(path.join(demoArtDir(), path.basename(url))), url).toBe(true);
});
