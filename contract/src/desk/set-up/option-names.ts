import { waysInFile } from '../../providers/provider-ways.ts';

/** What the choices of Set-up are called, by their values in the property file. */
export const chargeNames = {
  PerStay: 'Once for the stay',
  PerDay: 'Each night',
  PerQuantity: 'Each one taken',
} as const;

export const momentNames = {
  AtTimeOfBooking: 'When it is booked',
  DaysBeforeArrival: 'Days before arrival',
} as const;

/** Ways to pay; that of a provider stands in place of cards. */
export const wayNames: Readonly<Record<string, string>> = {
  PayByCard: 'A card is charged what is due',
  StoreCard: 'A card is stored where nothing is due',
  ...Object.fromEntries(waysInFile.map((way) => [way, `${way.replace(/^PayBy/, '')}, and no card here`])),
};

/** The name of a choice; undefined: there is none of this value. */
export function optionName(value: string): string | undefined {
  const names: Readonly<Record<string, string>> = { ...chargeNames, ...momentNames, ...wayNames };
  return names[value];
}
