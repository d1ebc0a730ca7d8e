import { localDate } from '@portico/domain/calendar/local-date';
import type { CancellationEntry, CancellationFee } from '@portico/domain/reservation/cancellation-policy';
import { cancellationSteps } from '@portico/domain/reservation/cancellation-steps';
import { expect, test } from 'vitest';
import { cancellationLine, cancellationSentences } from './cancellation-texts.ts';

const none = { kind: 'none' } as const;
const full = { kind: 'full' } as const;
const oneNight = { kind: 'nights', nights: 1 } as const;
const percent = (basisPoints: number) => ({ kind: 'percent', basisPoints }) as const;
const from = (daysBefore: number | null, fee: CancellationFee): CancellationEntry => ({
  daysBefore,
  at: daysBefore === null ? null : '18:00',
  fee,
});
const twoSteps = [from(14, percent(5_000)), from(2, full)];

/** Two nights at £284.40 from 14 March 2027. */
function terms(
  entries: readonly CancellationEntry[],
  noShow: CancellationFee,
  today = '2027-01-02',
  cityTaxMinor = 0,
) {
  const night = { grossMinor: 284_40, cityTaxMinor };
  const stay = { arrival: localDate('2027-03-14'), departure: localDate('2027-03-16') };
  const now = { date: localDate(today), hour: 9, minute: 0 };
  return cancellationSteps(
    { entries, noShow },
    { stay, nights: [night, night], grossMinor: 568_80, cityTaxMinor: 2 * cityTaxMinor },
    now,
  );
}

test.each([
  [
    'every step with its day and its sum, the dearest in the line',
    terms(twoSteps, full),
    'Free until 18:00 on Sun 28 Feb 2027, then 50% of the price, up to the whole price',
    [
      'Cancel free of charge until 18:00 on Sun 28 Feb 2027.',
      'After that it costs 50% of the price, £284.40.',
      'From 18:00 on Fri 12 Mar 2027 it costs the whole price, £568.80.',
      'If you do not come, it costs the same.',
      'Times are the hotel’s.',
    ],
  ],
  [
    'what it costs now once the free step is over',
    terms(twoSteps, full, '2027-03-05'),
    'Costs 50% of the price, up to the whole price',
    [
      'Cancelling now costs 50% of the price, £284.40.',
      'From 18:00 on Fri 12 Mar 2027 it costs the whole price, £568.80.',
      'If you do not come, it costs the same.',
      'Times are the hotel’s.',
    ],
  ],
  [
    'the last step alone where the guest arrives tomorrow',
    terms(twoSteps, full, '2027-03-13'),
    'Non-refundable',
    ['Non-refundable: cancelling costs the whole price, £568.80.', 'If you do not come, it costs the same.'],
  ],
  [
    'one step that not coming does not exceed',
    terms([from(2, oneNight)], oneNight),
    'Free until 18:00 on Fri 12 Mar 2027, then one night',
    [
      'Cancel free of charge until 18:00 on Fri 12 Mar 2027.',
      'After that it costs one night, £284.40.',
      'If you do not come, it costs the same.',
      'Times are the hotel’s.',
    ],
  ],
  [
    'a dearer price for not coming, in the line too',
    terms([from(2, oneNight)], full),
    'Free until 18:00 on Fri 12 Mar 2027, then one night, up to the whole price',
    [
      'Cancel free of charge until 18:00 on Fri 12 Mar 2027.',
      'After that it costs one night, £284.40.',
      'If you do not come, it costs the whole price, £568.80.',
      'Times are the hotel’s.',
    ],
  ],
  [
    'not coming where nothing else costs anything',
    terms([], oneNight),
    'Free until you arrive, one night if you do not come',
    [
      'Cancel free of charge at any time before you arrive.',
      'If you do not come, it costs one night, £284.40.',
    ],
  ],
  [
    'that nothing ever costs anything',
    terms([], none),
    'Free at any time',
    ['Cancel free of charge at any time.', 'If you do not come, it costs nothing.'],
  ],
  [
    'a fee from the booking on',
    terms([from(null, percent(1_250))], percent(1_250)),
    'Costs 12.5% of the price',
    ['Cancelling costs 12.5% of the price, £71.10.', 'If you do not come, it costs the same.'],
  ],
])('the terms of cancelling show %s', (_which, steps, line, sentences) => {
  expect(cancellationLine(steps)).toBe(line);
  expect(cancellationSentences(steps, { currency: 'GBP' })).toEqual(sentences);
});

test('sums of several rooms are stated as of all of them', () => {
  const sentences = cancellationSentences(terms([from(2, oneNight)], oneNight), {
    currency: 'GBP',
    roomCount: 2,
  });
  expect(sentences[1]).toBe('After that it costs one night, £284.40 in all.');
});

test('where the price has city tax, a fee says that the tax is not charged', () => {
  const said = (fee: CancellationFee) =>
    cancellationSentences(terms([from(2, fee)], fee, '2027-01-02', 4_00), { currency: 'GBP' });
  expect(said(full)).toEqual([
    'Cancel free of charge until 18:00 on Fri 12 Mar 2027.',
    'After that it costs the whole price, £560.80.',
    'If you do not come, it costs the same.',
    'No city tax is due if you do not stay.',
    'Times are the hotel’s.',
  ]);
  expect(said(none)).toEqual(['Cancel free of charge at any time.', 'If you do not come, it costs nothing.']);
});
