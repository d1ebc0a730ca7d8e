import { keysOf } from '@portico/domain/record';
import {
  bookingIncentivesLabels,
  coloursLabels,
  propertyLabels,
  termsLabels,
  whereLabels,
} from './house-labels.ts';
import { restaurantsLabels } from './restaurant-labels.ts';
import {
  companiesLabels,
  extrasLabels,
  locationsLabels,
  offersLabels,
  promotionsLabels,
  ratePlansLabels,
  roomTypesLabels,
} from './sale-labels.ts';
import { askedLabels, invoicesLabels, paymentsLabels, settingsLabels } from './settings-labels.ts';

/** A form of Set-up. */
interface Editor {
  /** The field of the property file that it edits, or an entry of it. */
  readonly field: string;
  /** Omitted: entries have titles of their own. */
  readonly title?: string;
  /** By the path below the part: `[]` is any entry of a list, whose label is the word for one of them. */
  readonly labels: Readonly<Record<string, string>>;
}

const editors = {
  roomTypes: { field: 'roomTypes', labels: roomTypesLabels },
  ratePlans: { field: 'ratePlans', labels: ratePlansLabels },
  extras: { field: 'extras', labels: extrasLabels },
  offers: { field: 'offers', labels: offersLabels },
  promotions: { field: 'promotions', labels: promotionsLabels },
  restaurants: { field: 'restaurants', labels: restaurantsLabels },
  companies: { field: 'companies', labels: companiesLabels },
  locations: { field: 'locations', labels: locationsLabels },
  property: { field: 'property', title: 'Address and words', labels: propertyLabels },
  where: { field: 'property', title: 'Directions', labels: whereLabels },
  bookingIncentives: {
    field: 'bookingIncentives',
    title: 'Reasons to book direct',
    labels: bookingIncentivesLabels,
  },
  terms: { field: 'property', title: 'Terms', labels: termsLabels },
  colours: { field: 'property', title: 'Colours and mark', labels: coloursLabels },
  settings: { field: 'settings', title: 'How guests book', labels: settingsLabels },
  asked: { field: 'settings', title: 'What guests are asked', labels: askedLabels },
  payments: { field: 'property', title: 'Payments and VAT', labels: paymentsLabels },
  invoices: { field: 'settings', title: 'Invoices and refunds', labels: invoicesLabels },
} as const satisfies Readonly<Record<string, Editor>>;

export type SetUpEditor = keyof typeof editors;

/** By the address below Set-up. Several edit one field, each some of it. */
export const setUpEditors: Readonly<Record<SetUpEditor, Editor>> = editors;

/** `roomTypes` at `roomTypes.11`; undefined: there is no such address. */
export function editorAt(address: string): SetUpEditor | undefined {
  const name = address.replace(/\..*$/, '');
  return keysOf(editors).find((editor) => editor === name);
}

/** Of fields that stand in many forms, by their last name. */
const shared: Readonly<Record<string, string>> = {
  alt: 'What can be seen',
  caption: 'Under it',
  focus: 'One place stays in sight where it is cropped',
  x: 'From the left',
  y: 'From the top',
  from: 'First day',
  to: 'Last day',
  weekdays: 'Only on (none: on every day)',
  roomTypes: 'Only in these rooms (none: in all)',
  ratePlans: 'Only at these rates (none: at all)',
};

/** The label of a field; undefined: the form has none there. A currency is an entry of the exchange rates. */
export function labelAt(editor: SetUpEditor, path: string): string | undefined {
  const { labels } = setUpEditors[editor];
  const place = path.replaceAll(/\[\d+\]|(?<=exchangeRates\.rates)\.[A-Z]+/g, '[]');
  return labels[place] ?? shared[/\w+$/.exec(place)?.[0] ?? ''];
}
