import type { SetUpEditor } from '@portico/contract/desk/set-up/editors';
import type { ReactNode } from 'react';
import { RatePlanExample } from './rate-plan-example.tsx';
import { RoomPreview } from './room-preview.tsx';
import { AskedFields } from './asked-fields.tsx';
import { BookingFields } from './booking-fields.tsx';
import { ColourFields } from './colour-fields.tsx';
import { CompanyFields } from './company-fields.tsx';
import { ExtraFields } from './extra-fields.tsx';
import { HotelFields } from './hotel-fields.tsx';
import { IncentiveFields } from './incentive-fields.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import { LocationFields } from './location-fields.tsx';
import { OfferFields } from './offer-fields.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { PromotionFields } from './promotion-fields.tsx';
import { RatePlanFields } from './rate-plan-fields.tsx';
import { RestaurantFields } from './restaurant-fields.tsx';
import { RoomTypeFields } from './room-type-fields.tsx';
import { TermsFields } from './terms-fields.tsx';
import { WhereFields } from './where-fields.tsx';

/** How one kind of part is edited. */
export interface Kind {
  /** In the list of parts. */
  readonly group: string;
  readonly saveText: string;
  readonly Fields: () => ReactNode;
  /** What guests will see, from what is typed; `isPublic`: they see an older one already. */
  readonly beside?: (value: unknown, isPublic: boolean) => ReactNode;
  /** Of an entry of a list: how a new one begins, and what the link to it says. */
  readonly made?: { readonly text: string; readonly start: object };
  /** Bookings do not depend on it. */
  readonly isRemovable?: boolean;
}

export const kinds: Readonly<Record<SetUpEditor, Kind>> = {
  roomTypes: {
    group: 'Rooms',
    saveText: 'Save the room',
    Fields: RoomTypeFields,
    beside: (value, isPublic) => <RoomPreview value={value} isPublic={isPublic} />,
    made: {
      text: 'New kind of room',
      start: { name: '', description: '', occupancy: { maximum: 2, adultMaximum: 2 } },
    },
  },
  ratePlans: {
    group: 'Rate plans',
    saveText: 'Save the rate plan',
    Fields: RatePlanFields,
    beside: (value) => <RatePlanExample value={value} />,
    made: {
      text: 'New rate plan',
      start: {
        name: '',
        description: '',
        code: '',
        isPublic: false,
        baseNumberOfAdults: 2,
        allowEdit: true,
        allowCancel: true,
        cancellation: {
          entries: [{ daysBefore: 1, at: '18:00', charge: { fee: 'Nights', value: 1 } }],
          noShow: { fee: 'Nights', value: 1 },
        },
      },
    },
  },
  extras: {
    group: 'Extras',
    saveText: 'Save the extra',
    Fields: ExtraFields,
    isRemovable: true,
    made: {
      text: 'New extra',
      start: {
        name: '',
        description: '',
        code: '',
        chargeType: 'PerStay',
        allowEditOnBookingEngine: true,
        articles: [{ name: '', price: 0 }],
      },
    },
  },
  offers: {
    group: 'Offers',
    saveText: 'Save the offer',
    Fields: OfferFields,
    isRemovable: true,
    made: { text: 'New offer', start: { name: '', description: '' } },
  },
  promotions: {
    group: 'Promo codes',
    saveText: 'Save the code',
    Fields: PromotionFields,
    isRemovable: true,
    made: { text: 'New code', start: { code: '', name: '', percentOff: 10 } },
  },
  restaurants: {
    group: 'Restaurants',
    saveText: 'Save the restaurant',
    Fields: RestaurantFields,
    made: {
      text: 'New restaurant',
      start: {
        name: '',
        description: '',
        minOnlinePartySize: 1,
        maxOnlinePartySize: 8,
        closesMinutesBefore: 60,
        noAvailabilityText: 'There is no table for your party on this date.',
        sittings: [],
      },
    },
  },
  companies: {
    group: 'Companies',
    saveText: 'Save the company',
    Fields: CompanyFields,
    isRemovable: true,
    made: {
      text: 'New company',
      start: { name: '', optedIn: true, billingContact: { name: '', email: '' } },
    },
  },
  locations: {
    group: 'Buildings',
    saveText: 'Save the building',
    Fields: LocationFields,
    isRemovable: true,
    made: { text: 'New building', start: { name: '' } },
  },
  property: {
    group: 'The house',
    saveText: 'Save the hotel',
    Fields: HotelFields,
  },
  where: {
    group: 'The house',
    saveText: 'Save the directions',
    Fields: WhereFields,
  },
  bookingIncentives: {
    group: 'The house',
    saveText: 'Save the reasons',
    Fields: IncentiveFields,
  },
  terms: {
    group: 'The house',
    saveText: 'Save the terms',
    Fields: TermsFields,
  },
  colours: {
    group: 'The house',
    saveText: 'Save the colours',
    Fields: ColourFields,
  },
  settings: {
    group: 'The house',
    saveText: 'Save how guests book',
    Fields: BookingFields,
  },
  asked: {
    group: 'The house',
    saveText: 'Save what is asked',
    Fields: AskedFields,
  },
  payments: {
    group: 'Money',
    saveText: 'Save payments and VAT',
    Fields: PaymentFields,
  },
  invoices: {
    group: 'Money',
    saveText: 'Save invoices and refunds',
    Fields: InvoiceFields,
  },
};
