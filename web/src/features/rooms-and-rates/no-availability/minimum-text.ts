import { nightsText } from '@portico/contract/texts/guest-texts';

/** “min 2 nights”: the badge of a day of arrival. */
export function minimumText(nights: number): string {
  return `min ${nightsText(nights)}`;
}
