/** What a lookup lacks, to the letter as the specification has it. */
export const lookupMissing = {
  reservationNumber: 'Resevation Number is required',
  guestName: 'Guest Name is required',
} as const;

/** The same as guests read it, rightly spelt. */
export const lookupMissingTexts: Readonly<Record<keyof typeof lookupMissing, string>> = {
  ...lookupMissing,
  reservationNumber: 'Reservation Number is required',
};

interface Reached {
  readonly telephone: string;
}

/** What is said of every lookup that finds nothing, whatever the reason. */
export function notFoundText({ telephone }: Reached): string {
  return `We found no booking with this number and name. The number stands in your confirmation e-mail: ten letters and digits. We take the surname of whoever booked, or of a lead guest. Or call us on ${telephone}.`;
}

/** What a link says that opens nothing: forged, revoked or of another booking. */
export function linkInvalidText({ telephone }: Reached): string {
  return `This link is invalid. Find your booking by its number and your name, or call us on ${telephone}.`;
}

/** After hours in which nothing was asked of it, or once its link was revoked. */
export const grantEndedText =
  'For your safety your booking was closed here. Please find it again, or open the link of our last mail.';
