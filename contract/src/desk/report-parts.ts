/** Parts of the reports, each a table of its own in a file. */
export const reportParts = [
  'days',
  'room-types',
  'extras',
  'codes',
  'lead-time',
  'length-of-stay',
  'pick-up',
  'vat',
  'payments',
  'each-payment',
] as const;

export type ReportPart = (typeof reportParts)[number];
