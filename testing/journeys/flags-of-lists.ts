import type { FlagRow } from './flags-row.ts';

/** Rows of the lists beside them, which a hotel may omit. */
export const listRows: readonly FlagRow[] = [
  {
    flag: 'locations',
    change: (file) => ({
      ...file,
      locations: [
        { id: 1, name: 'The mill' },
        { id: 2, name: 'The barn' },
      ],
    }),
    hotel: 'adults',
    screen: 'search',
    without: null,
    with: 'option "The barn"',
  },
  {
    flag: 'offers',
    change: (file) => ({
      ...file,
      offers: [{ id: 1, name: 'Spring tide', description: 'A tenth off.', promoCode: 'SPRING10' }],
    }),
    hotel: 'adults',
    screen: 'search',
    without: null,
    with: 'article "Spring tide"',
  },
  {
    flag: 'offers',
    change: (file) => ({
      ...file,
      ratePlans: file.ratePlans.map((plan) =>
        plan.code === 'SAVER'
          ? { ...plan, seasons: plan.seasons.map((season) => ({ ...season, minStay: 3 })) }
          : plan,
      ),
      offers: [{ id: 1, name: 'Three tides', description: 'Longer for less.', ratePlanCode: 'SAVER' }],
    }),
    screen: 'days to leave on at Saver',
    without: null,
    with: 'Tuesday, 9 March 2027, too short, minimum 3 nights',
  },
  {
    flag: 'bookingIncentives',
    change: (file) => ({ ...file, bookingIncentives: ['No fee to change'] }),
    hotel: 'adults',
    screen: 'search',
    without: null,
    with: 'listitem: No fee to change',
  },
];
