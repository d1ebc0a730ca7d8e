import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import { addDays, addMonths, localDate, weekdayOf } from '@portico/domain/calendar/local-date';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { isPoNumberOf } from '@portico/domain/payment/po-number';
import { describe, expect, test } from 'vitest';
import { demoArtDir } from './art.ts';
import { demoPropertyFiles } from './demo-property-files.ts';

/** Thirty days, far enough apart to cover every season, a leap day and a new year. */
const todays: LocalDate[] = [
  localDate('2028-02-29'),
  localDate('2026-12-31'),
  ...Array.from({ length: 28 }, (_, index) => addDays(localDate('2026-11-21'), index * 53)),
];

function filesOf(today: LocalDate): PropertyFile[] {
  return demoPropertyFiles(today).map((input) => {
    const read = readPropertyFile(input);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    return read.file;
  });
}

function fileOf(code: string, today: LocalDate): PropertyFile {
  const file = filesOf(today).find(({ property }) => property.code === code);
  if (file === undefined) throw new Error(`no demo hotel ${code}`);
  return file;
}

const aDay = localDate('2026-11-21');

describe.each(todays)('the demo hotels on %s', (today) => {
  test('pass the reading of a property file', () => {
    expect(filesOf(today).map(({ property }) => property.code)).toEqual(['QUAY', 'FELL', 'LAGOS']);
  });

  test('have nights from today to 36 months ahead', () => {
    for (const file of filesOf(today)) {
      const spans = [...file.allotments, ...file.ratePlans.flatMap(({ seasons }) => seasons)];
      expect(spans.every(({ from, to }) => from >= today && to <= addMonths(today, 36))).toBe(true);
      for (const { seasons } of file.ratePlans) {
        for (const { id } of file.roomTypes) {
          const priced = seasons.filter(
            ({ price, roomTypes, weekdays }) =>
              price?.base !== undefined && roomTypes?.includes(id) && weekdays === undefined,
          );
          expect(priced.map(({ from }) => from).sort()[0]).toBe(today);
          const nights = priced.reduce((sum, { from, to }) => sum + nightsIn(from, to), 0);
          expect(nights).toBe(nightsIn(today, addMonths(today, 36)));
        }
      }
    }
  });

  test('require two nights for arrival on a Saturday at the Quay House', () => {
    for (const { seasons } of fileOf('QUAY', today).ratePlans) {
      expect(seasons).toContainEqual(expect.objectContaining({ weekdays: ['Fri', 'Sat'], minStay: 2 }));
    }
  });

  test('have nights with the whole hotel full, all of them Saturdays at the Quay House', () => {
    for (const file of filesOf(today)) {
      const full = file.allotments.filter(({ rooms, roomTypes }) => rooms === 0 && roomTypes === undefined);
      expect(full.length).toBeGreaterThan(5);
      if (file.property.code === 'QUAY') expect(full.every(({ from }) => weekdayOf(from) === 6)).toBe(true);
    }
  });

  test('are shut over Christmas in England', () => {
    for (const code of ['QUAY', 'FELL']) {
      for (const { seasons } of fileOf(code, today).ratePlans) {
        expect(seasons.some(({ open, from }) => open === false && from.endsWith('-12-24'))).toBe(true);
      }
    }
  });
});

function nightsIn(from: LocalDate, to: LocalDate): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
}

test('the Quay House has 24 rooms of six types, one of them with three rooms', () => {
  const { roomTypes, allotments } = fileOf('QUAY', aDay);
  const rooms = allotments.slice(0, roomTypes.length).map((entry) => entry.rooms);
  expect(rooms).toHaveLength(6);
  expect(rooms.reduce((sum, count) => sum + count, 0)).toBe(24);
  expect(rooms).toContain(3);
});

test('the Quay House takes the rest of Three tides by card, once free cancellation ends', () => {
  const plan = fileOf('QUAY', aDay).ratePlans.find(({ name }) => name === 'Three tides');
  expect(plan?.payment).toEqual([
    { automaticPaymentType: 'AtTimeOfBooking', percentageToCharge: 30 },
    { automaticPaymentType: 'DaysBeforeArrival', percentageToCharge: 70, daysBeforeArrival: 5 },
  ]);
  const freeUntil = plan?.cancellation.entries.map(({ daysBefore }) => daysBefore ?? 0) ?? [];
  expect(Math.max(...freeUntil)).toBeGreaterThan(5);
});

test('Fellside has lodges, priced without VAT in odd pennies', () => {
  const { property, ratePlans } = fileOf('FELL', aDay);
  expect(property.unitName).toEqual({ singular: 'lodge', plural: 'lodges' });
  expect(property.isStandardTaxExclusive).toBe(true);
  expect(ratePlans[0]?.seasons.some(({ price }) => price?.base === 127.46)).toBe(true);
});

test('a full night is full in tomorrow’s file too', () => {
  const fullNights = (file: PropertyFile) =>
    file.allotments.filter(({ rooms }) => rooms === 0).map(({ from }) => from);
  const today = fullNights(fileOf('QUAY', aDay));
  const tomorrow = fullNights(fileOf('QUAY', addDays(aDay, 1)));
  expect(tomorrow.filter((night) => night <= addMonths(aDay, 36))).toEqual(
    today.filter((night) => night > aDay),
  );
});

describe('The Quay House', () => {
  const quay = fileOf('QUAY', aDay);

  test('has extras of each kind, some for each guest and some of limited number', () => {
    const kinds = quay.extras.map((extra) => [extra.chargeType, extra.chargePerPerson, !!extra.inventory]);
    expect(kinds).toEqual([
      ['PerQuantity', false, false],
      ['PerDay', true, false],
      ['PerStay', false, false],
      ['PerQuantity', false, true],
      ['PerDay', false, true],
      ['PerStay', true, false],
      ['PerDay', false, true],
      ['PerDay', false, true],
    ]);
    expect(quay.extras.flatMap(({ bed }) => bed ?? [])).toEqual(['cot', 'extraBed']);
  });

  test('has two locations, a room type with a choice of beds, and upgrades', () => {
    expect(new Set(quay.roomTypes.map(({ locationId }) => locationId))).toEqual(new Set([1, 2]));
    expect(quay.roomTypes.filter(({ configurations }) => configurations.length > 0)).toHaveLength(1);
    expect(quay.roomTypes.filter(({ upgradesTo }) => upgradesTo.length > 0)).toHaveLength(4);
  });

  test('has a plan that is not public, which one promotion reveals, and one for companies only', () => {
    const unlisted = quay.ratePlans.filter(({ isPublic }) => !isPublic);
    const revealing = quay.promotions.filter(({ ratePlans }) => ratePlans !== undefined);
    const forGuests = unlisted.filter(({ companyInvoiceOnly }) => !companyInvoiceOnly);
    expect(unlisted).toHaveLength(2);
    expect(revealing.map(({ ratePlans }) => ratePlans)).toEqual([forGuests.map(({ id }) => id)]);
  });

  test('takes a guest’s own invoice, and with some plans that of a company that opted in', () => {
    const { settings, companies, ratePlans } = quay;
    expect(settings.anyoneMayChoosePaymentMethod).toBe(true);
    expect(settings.customTerms?.onlyForCompanyInvoice).toBe(true);
    expect(companies.map(({ optedIn }) => optedIn)).toEqual([true, true, false]);
    expect(ratePlans.flatMap(({ code, allowCompanyInvoice }) => (allowCompanyInvoice ? [code] : []))).toEqual(
      ['FLEX-BB', 'FLEX', 'CORPORATE'],
    );
    const pattern = settings.poNumber?.pattern ?? '';
    expect(isPoNumberOf(pattern, 'OBI-10423')).toBe(true);
    expect(settings.poNumber?.hint).toContain('OBI-10423');
  });

  test('takes vouchers of money and of an experience', () => {
    expect(quay.giftVouchers.map(({ kind }) => kind)).toEqual(['money', 'money', 'experience']);
    expect(quay.settings.giftVouchers?.name).toBe('The Quay House gift');
  });
});

test('Marina Court charges in naira with 7.5 % VAT inside, by the regional provider alone', () => {
  const { property, ratePlans, roomTypes, allotments } = fileOf('LAGOS', aDay);
  expect(property).toMatchObject({
    currency: 'NGN',
    timeZone: 'Africa/Lagos',
    standardVatRate: 7.5,
    isStandardTaxExclusive: false,
    paymentTypes: ['PayByPayStack'],
  });
  const rooms = allotments.slice(0, roomTypes.length).map((entry) => entry.rooms);
  expect(rooms.reduce((sum, count) => sum + count, 0)).toBe(40);
  expect(ratePlans.map(({ payment }) => payment.length)).toEqual([1, 1, 2, 0]);
});

test('Fellside never uses the word room', () => {
  const { extras, offers, bookingIncentives, ratePlans, roomTypes } = fileOf('FELL', aDay);
  const words = [
    extras,
    offers,
    bookingIncentives,
    ratePlans,
    roomTypes.map(({ name, description }) => [name, description]),
  ];
  const text = JSON.stringify(words, (key, value: unknown) =>
    ['seasons', 'image', 'roomTypes', 'price'].includes(key) ? undefined : value,
  );
  // “One big room” is a room inside the lodge.
  expect(text.replace('One big room', '')).not.toMatch(/room/i);
});

test.each(todays)('on %s the promotions of a season have weeks to go', (today) => {
  for (const { promotions } of filesOf(today)) {
    for (const { lastNight } of promotions) {
      if (lastNight !== undefined) expect(nightsIn(today, lastNight)).toBeGreaterThan(7);
    }
  }
});

test('every picture of a demo hotel lies in its folder', () => {
  const urls = filesOf(aDay).flatMap(({ property, roomTypes, extras, offers }) => [
    property.picture?.url ?? '',
    property.nightPicture?.url ?? '',
    ...(property.where?.map ? [property.where.map.url] : []),
    ...roomTypes.flatMap(({ images }) => images.map(({ url }) => url)),
    ...[...extras, ...offers].flatMap(({ image }) => (image === undefined ? [] : [image.url])),
  ]);
  expect(urls).toHaveLength(47);
  for (const url of urls) expect(existsSync(path.join(demoArtDir(), path.basename(url)))).toBe(true);
});

test('every drawn picture has an opaque ground, and prints night on dark pages', () => {
  const drawn = readdirSync(demoArtDir()).filter((name) => !name.endsWith('-mark.svg'));
  expect(drawn).toHaveLength(38);
  for (const name of drawn) {
    const svg = readFileSync(path.join(demoArtDir(), name), 'utf8');
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
    // Below everything that the grain punches holes in.
    expect(svg, name).toContain(`</filter><path class="ground" d="M0 0h${width}v${height}H0z"/><g filter=`);
    const [rules, day, night] =
      /svg\{([^}]*)\}@media \(prefers-color-scheme:dark\)\{svg\{([^}]*)\}\}/.exec(svg) ?? [];
    const inks = (rule = '') => rule.match(/--\w+(?=:)/g);
    expect(inks(night), name).toEqual(inks(day));
    expect(svg.replace(rules ?? '', ''), name).not.toMatch(/#[0-9a-f]{6}/i);
  }
});
