import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { buildInvoiceHotel } from '../booking/invoice-hotel.ts';
import { buildRoomType } from './hotel-file.ts';
import { picture, type Identity } from './journey-hotels.ts';

/** The hotel of invoice-hotel.ts with Doubles only, pictures, and separate terms for company invoices only. */
export function buildOwnInvoiceHotel(identity: Identity): PropertyFile {
  return buildInvoiceHotel({
    property: { ...identity, name: 'The Gull', picture, nightPicture: picture },
    roomTypes: [buildRoomType()],
    extras: [],
    settings: {
      customTerms: {
        label: 'I may order for my company',
        text: 'Invoices to companies are payable within 30 days.',
        onlyForCompanyInvoice: true,
      },
    },
  });
}
