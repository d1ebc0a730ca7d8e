import { describe, expect, test } from 'vitest';
import { goodFile } from '../property-file/good-file.fixture.ts';
import { goodGroup, groupFaultsOf } from './good-group.fixture.ts';
import { isGroupFile, readGroupFile } from './read-group-file.ts';

describe('a group file', () => {
  test('is read, with what it leaves unsaid', () => {
    const read = readGroupFile(goodGroup());
    expect(read).toMatchObject({
      ok: true,
      file: {
        group: {
          useAreaSearch: true,
          hidePromoCodeOnLandingPage: false,
          defaultOccupancy: { adults: 1, children: 0, infants: 0 },
          unitName: { singular: 'room', plural: 'rooms' },
        },
      },
    });
  });

  test('is distinguished from a property file', () => {
    expect([isGroupFile(goodGroup()), isGroupFile(goodFile())]).toEqual([true, false]);
    expect([null, 7, 'group', [], {}].some(isGroupFile)).toBe(false);
  });

  test('names a hotel once, in any case and whatever its area', () => {
    const group = goodGroup();
    group.areas[0]?.properties.push('gull');
    group.areas[1]?.properties.push('Tern');
    expect(groupFaultsOf(group)).toEqual([
      {
        path: 'areas[0].properties[2]',
        expected: 'a value of its own, not that of areas[0].properties[0]',
        found: '"gull"',
      },
      {
        path: 'areas[1].properties[1]',
        expected: 'a value of its own, not that of areas[0].properties[1]',
        found: '"tern"',
      },
    ]);
  });

  test('has no area without a hotel, nor two of one id', () => {
    const group = goodGroup();
    expect(groupFaultsOf({ ...group, areas: [{ id: 1, name: 'Nowhere', properties: [] }] })).toEqual([
      { path: 'areas[0].properties', expected: '1 or more entries', found: '[]' },
    ]);
    expect(groupFaultsOf({ ...group, areas: group.areas.map((area) => ({ ...area, id: 1 })) })).toEqual([
      { path: 'areas[1].id', expected: 'a value of its own, not that of areas[0].id', found: '1' },
    ]);
  });

  test('has a map of its own hotels and areas, each once', () => {
    const group = goodGroup();
    const { picture } = group.group;
    const at = { x: 10, y: 20 };
    const map = {
      picture,
      hotels: ['gull', 'KNOT'].map((property) => ({ property, ...at })),
      areas: [{ area: 2, ...at }],
    };
    expect(groupFaultsOf({ ...group, map })).toEqual([]);
    const wrong = {
      picture,
      hotels: ['Gull', 'gull', 'EGRET'].map((property) => ({ property, ...at })),
      areas: [2, 2, 9].map((area) => ({ area, ...at })),
    };
    expect(groupFaultsOf({ ...group, map: wrong }).map(({ path, found }) => [path, found])).toEqual([
      ['map.hotels[1].property', '"gull"'],
      ['map.areas[1].area', '2'],
      ['map.hotels[2].property', '"egret"'],
      ['map.areas[2].area', '9'],
    ]);
    const outside = { picture, hotels: [{ property: 'GULL', x: 101, y: 0 }] };
    expect(groupFaultsOf({ ...group, map: outside }).map(({ path }) => path)).toEqual(['map.hotels[0].x']);
  });

  test('has at most 500 hotels in all', () => {
    const areas = [1, 2].map((id) => ({
      id,
      name: `Area ${id}`,
      properties: Array.from({ length: 251 }, (_, index) => `H${id}-${index}`),
    }));
    expect(groupFaultsOf({ ...goodGroup(), areas })).toEqual([
      { path: 'areas', expected: 'at most 500 hotels in all', found: '502' },
    ]);
  });

  test.each([
    [{ code: 'x' }, 'group.code'],
    [{ name: '' }, 'group.name'],
    [{ email: 'nobody' }, 'group.email'],
    [{ websiteUrl: 'javascript:alert(1)' }, 'group.websiteUrl'],
    [{ theme: {} }, 'group.theme.primary'],
    [{ stars: 5 }, 'group.stars'],
    [{ defaultOccupancy: { adults: 0, children: 0, infants: 0 } }, 'group.defaultOccupancy.adults'],
  ])('is refused by its place: %j', (spoilt, path) => {
    const good = goodGroup();
    expect(groupFaultsOf({ ...good, group: { ...good.group, ...spoilt } })[0]?.path).toBe(path);
  });
});
