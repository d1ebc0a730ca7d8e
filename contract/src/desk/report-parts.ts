/** Parts of the reports, each a table of its own in a file. */
export const reportParts = [
  'days',
  'room-types',
  'extras',
  'codes',
  'lead-time',
  'length-of-stay',
  'cancellations',
  'cancellation-reasons',
  'pick-up',
  'vat',
  'payments',
  'each-payment',
] as const;

export type ReportPart = (typeof reportParts)[number];

/** What a room is counted under. Rule: docs/reports.md, "Codes". */
export const bookedBy = ['promotion', 'company', 'rate', 'voucher', 'none'] as const;

export type BookedBy = (typeof bookedBy)[number];
