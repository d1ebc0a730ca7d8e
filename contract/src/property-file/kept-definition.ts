import type { HotelDefinition } from './property-file.ts';
import { settingsPartSchema } from './settings-part.ts';

type WithoutDefaults<T, Fields extends keyof T> = Omit<T, Fields> & Partial<Pick<T, Fields>>;

/** As a version of Portico may have kept it that knew fewer fields. */
interface KeptDefinition extends Pick<HotelDefinition, 'property'> {
  readonly settings: Partial<HotelDefinition['settings']>;
  readonly roomTypes: readonly WithoutDefaults<
    HotelDefinition['roomTypes'][number],
    'upgradesTo' | 'configurations'
  >[];
  readonly ratePlans: readonly WithoutDefaults<
    HotelDefinition['ratePlans'][number],
    'allowCompanyInvoice' | 'companyInvoiceOnly' | 'allowEdit' | 'allowCancel'
  >[];
}

const defaultSettings = settingsPartSchema.parse({});

/** A definition as it was kept, with the defaults of fields that came later. Fields it does not know are left as they are. */
export function keptDefinition(json: unknown): HotelDefinition {
  // Written from a property file that was checked, and by nobody else.
  const kept = json as KeptDefinition;
  return {
    locations: [],
    offers: [],
    bookingIncentives: [],
    promotions: [],
    extras: [],
    companies: [],
    restaurants: [],
    ...kept,
    settings: { ...defaultSettings, ...kept.settings },
    roomTypes: kept.roomTypes.map((part) => ({ upgradesTo: [], configurations: [], ...part })),
    ratePlans: kept.ratePlans.map((part) => ({
      allowCompanyInvoice: false,
      companyInvoiceOnly: false,
      allowEdit: true,
      allowCancel: true,
      ...part,
    })),
  };
}
