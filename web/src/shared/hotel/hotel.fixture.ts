import type { WireOffer } from '@portico/contract/calls/book-config';
import { hotelOf, type Hotel } from './hotel.ts';
import type { HotelDocumentData } from '@portico/contract/document-data';
import { localDate } from '@portico/domain/calendar/local-date';

/** The document of a small hotel for screen tests: named defaults, overridden per test. */
export function buildDocumentData(
  changes: {
    property?: Partial<HotelDocumentData['property']>;
    config?: Partial<HotelDocumentData['config']>;
    today?: string;
    cardEntry?: Hotel['cardEntry'];
    hasWallets?: boolean;
    providerWays?: Hotel['providerWays'];
  } = {},
): HotelDocumentData {
  const picture = { Url: '/p.svg', Width: 480, Height: 360, Alt: 'A house' };
  return {
    of: 'hotel',
    property: {
      PropertyId: 7,
      PropertyCode: 'TEST',
      PropertyName: 'The Test House',
      PropertyAddress: '1 Quay, Whitstable',
      Address: ['1 Quay', 'Whitstable'],
      Telephone: '+44 1227 496 0142',
      Email: 'desk@house.example',
      WebsiteUrl: 'https://house.example/',
      DirectionsUrl: 'https://maps.example/house',
      HasWhere: false,
      LogoFileUrl: null,
      Logo: null,
      Mark: null,
      PropertyImageUrl: picture.Url,
      PropertyImage: picture,
      NightImage: picture,
      HotelRating: null,
      GoogleTagManagerContainerId: null,
      FacebookPixelId: null,
      Currency: 'GBP',
      AvailableCurrencies: ['GBP'],
      PayByPayStack: false,
      PaymentTypes: [5, 0],
      CreditCards: [
        { Id: 1, Name: 'Visa' },
        { Id: 2, Name: 'Mastercard' },
        { Id: 3, Name: 'American Express' },
      ],
      PrivacyPolicyUrl: 'https://house.example/privacy',
      TermsAndConditionsUrl: 'https://house.example/terms',
      DefaultPhoneCountryCode: 'GB',
      DefaultPhoneDialling: { DialCode: '44', TrunkPrefix: '0' },
      ShowRoomTypeOccupancy: true,
      EnableChildrenSearch: true,
      EnableInfantSearch: true,
      DefaultOccupancyAdult: 2,
      DefaultOccupancyChildren: 0,
      DefaultOccupancyInfant: 0,
      MaxNumberOfRoomsOnBooking: 3,
      AdultMaximumOccupancy: null,
      ChildMaximumOccupancy: null,
      LargestRoomOccupancy: 4,
      OccupancyLabelAdult: '13 and over',
      OccupancyLabelChildren: '2 to 12',
      OccupancyLabelInfant: 'Under 2',
      StandardVatRate: 20,
      IsStandardTaxExclusive: false,
      CityTax: null,
      UseUserAccountOnBookingEngine: false,
      UnitName: { Singular: 'room', Plural: 'rooms' },
      TimeZone: 'Europe/London',
      CheckInTime: '15:00',
      CheckOutTime: '11:00',
      Voice: {
        Place: 'Whitstable',
        Standfirst: 'A house by the sea.',
        Thanks: 'We’ll keep the light on',
        Arriving: 'Nine minutes from the station.',
        Desk: 'The desk answers from 07:00 to 23:00',
      },
      Theme: {
        Primary: '#1c4152',
        Secondary: '#5a737e',
        Accent: '#a8401f',
        Tertiary: '#bccac6',
        Dark: '#15232c',
        DarkPage: '#0f171c',
        Positive: '#2e6b4b',
        Negative: '#a3262c',
        Info: '#245f87',
        Warning: '#8f6200',
        LightPage: '#f4f4ef',
        BrandPrimary: '#14303d',
      },
      ...changes.property,
    },
    config: {
      PropertyId: 7,
      Locations: [],
      Offers: [],
      BookingIncentives: [],
      HidePromoCodeOnLandingPage: true,
      NoAvailabilityMessage: null,
      MaxNightsOnStay: 90,
      MaxNumberOfRoomsOnBooking: 3,
      ShowRoomConfigurationQuestion: false,
      GiftServiceProviderConfig: { Active: false, Name: null },
      EnableUserChoiceOfPaymentMethod: false,
      AnyoneCanChoosePaymentMethod: false,
      EnablePayByCompanyInvoice: false,
      PONumberPattern: null,
      PONumberHint: null,
      HasCustomTermsAndConditions: false,
      CustomTermsAndConditionsLabel: null,
      CustomTermsAndConditionsText: null,
      OnlyUseCustomTermsAndConditionsForPayByCompanyInvoice: false,
      RestaurantBookingServiceActive: false,
      RestaurantBookingDefaultRestaurant: null,
      RestaurantBookingServiceType: null,
      AskAdditionalInformation: false,
      ShowMinimumLengthOfStayNotification: true,
      ShowRoomTypeOccupancy: true,
      ShowDisabledDatesOnCalendar: true,
      IncludeServicesInPaymentPolicyBookingCost: false,
      SameDayBookingRestrictionEnabled: false,
      SameDayBookingRestrictionHour: 0,
      SameDayBookingRestrictionMinute: 0,
      SameDayBookingRestrictionMessage: null,
      FirstNameRequired: true,
      LastNameRequired: true,
      EmailRequired: false,
      PhoneRequired: false,
      CountryRequired: true,
      StreetRequired: true,
      CityRequired: false,
      StateOrCountyRequired: false,
      PostCodeRequired: true,
      ...changes.config,
    },
    today: localDate(changes.today ?? '2027-03-02'),
    build: 'test',
    isDemo: true,
    cardEntry: changes.cardEntry ?? 'typed-here',
    hasWallets: changes.hasWallets ?? false,
    providerWays: changes.providerWays ?? [],
  };
}

export function buildHotel(changes: Parameters<typeof buildDocumentData>[0] = {}): Hotel {
  return hotelOf(buildDocumentData(changes));
}

/** An offer by a rate plan's code, for stays of any length. */
export function buildOffer(changes: Partial<WireOffer> = {}): WireOffer {
  return {
    Id: 1,
    Name: 'Three tides',
    Description: 'Three nights and breakfast.',
    Image: { Url: '/tide.svg', Width: 480, Height: 360, Alt: 'Low tide' },
    DateFrom: null,
    DateTo: localDate('2027-03-25'),
    RatePlanCode: 'TIDES',
    PromoCode: null,
    MinimumNights: null,
    ...changes,
  };
}
