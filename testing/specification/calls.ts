import { GROUP } from '../builders/group-file.ts';
import { DOUBLE, FLEXIBLE } from '../builders/hotel-file.ts';

/** A call of the specification's section 7, as made by a browser written to it. */
export interface SpecifiedCall {
  readonly call: `${'GET' | 'POST'} /api/${string}`;
  /** Its query, or the address parameters of a POST without `body`. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** The fields it answers by the specification, or the fields of an entry of the list it answers. */
  readonly answers?: readonly string[];
  /** The status of its answer; 200 by default. */
  readonly status?: number;
}

/** The subject of the calls: a confirmed booking, by the guest who has looked it up. */
export interface SpecifiedFacts {
  readonly reservationId: string;
  readonly itemId: string;
  readonly reservationNumber: string;
  readonly token: string;
  readonly create: object;
  /** A link to save a card for it. */
  readonly payLink: {
    readonly propertyId: string;
    readonly invoiceNumber: string;
    readonly hash: string;
    readonly actionType: string;
    readonly paymentId: string;
  };
  readonly preCheckInCode: string;
  /** The body of Save, as the page fills it. */
  readonly preCheckIn: object;
}

const propertyId = '7';
const PropertyId = 7;
const LanguageCode = 'en';
const stay = { DateFrom: '2027-03-10', DateTo: '2027-03-12' };
const rooms = [{ NumberOfAdults: 1, NumberOfChildren: 0, NumberOfInfants: 0 }];
const person = { EmailAddress: 'ada@example.org', Password: 'nine bells and tide' };
const anonymous = 401;

/** Every call in section 7 of the specification, in order. */
export const specifiedCalls = (facts: SpecifiedFacts): readonly SpecifiedCall[] => [
  { call: 'GET /api/Account', query: { propertyId }, status: anonymous },
  {
    call: 'POST /api/Account/Authenticate',
    body: { LanguageCode, PropertyId, ...person },
    answers: ['Success', 'Message'],
  },
  { call: 'POST /api/Account/Logout', body: { PropertyId } },
  {
    call: 'POST /api/Account/Register',
    body: {
      LanguageCode,
      PropertyId,
      ...person,
      Firstname: 'Ada',
      Lastname: 'Lovelace',
      MobileNumber: '+44 7700 900123',
    },
    answers: ['Success', 'Message'],
  },
  {
    call: 'POST /api/Account/RequestPasswordReset',
    body: { LanguageCode, PropertyId, EmailAddress: person.EmailAddress },
    answers: ['Success', 'Message'],
  },
  { call: 'POST /api/Account/Update', body: { PropertyId, ReceiveBrandOffers: true }, status: anonymous },
  {
    call: 'POST /api/Account/ChangePassword',
    body: { PropertyId, OldPassword: person.Password, NewPassword: 'nine tides and bells' },
    status: anonymous,
  },
  {
    call: 'POST /api/Account/PasswordReset',
    body: { PropertyId, Token: 'A'.repeat(43), Password: person.Password },
    answers: ['Success', 'Message'],
  },
  {
    call: 'GET /api/Availability',
    query: { propertyId, fromDate: '2027-02-20', toDate: '2030-02-20', languageCode: LanguageCode },
    answers: ['DateOfStay', 'AvailableRooms', 'Rates'],
  },
  {
    call: 'POST /api/Availability/Search',
    body: {
      PropertyId,
      LanguageCode,
      PromoCode: null,
      RatePlanCode: null,
      ...stay,
      LocationId: null,
      Rooms: rooms,
    },
    answers: [
      'RoomTypes',
      'NumberOfRoomsPerRoomTypeId',
      'PromoCodeMessage',
      'IsPromoCodeValid',
      'HopGiftVoucherCodeMessage',
      'IsHopGiftVoucherCodeValid',
    ],
  },
  {
    call: 'POST /api/Availability/Totals',
    body: { PropertyId, Rooms: rooms, Stays: [stay] },
    answers: ['Totals'],
  },
  {
    call: 'POST /api/Availability/SearchPropertyGroup',
    body: { PropertyGroupId: GROUP, ...stay, Rooms: rooms },
    answers: ['Properties'],
  },
  {
    call: 'POST /api/Availability/SearchPropertyGroupAreaAvailability',
    body: { PropertyGroupId: GROUP, AreaId: 1, FromDate: '2027-03-01', ToDate: '2027-03-31' },
    answers: ['Days'],
  },
  {
    call: 'POST /api/Availability/CheckPromoCode',
    body: { propertyId: PropertyId, promoCode: 'NOBODYS' },
    answers: ['IsPromoCodeValid', 'PromoCodeMessage'],
  },
  {
    call: 'POST /api/Availability/CheckPromoCodeGroup',
    body: { propertyGroupId: GROUP, promoCode: 'NOBODYS' },
    answers: ['IsPromoCodeValid', 'PromoCodeMessage'],
  },
  { call: 'GET /api/Book/Config/7', answers: ['PropertyId', 'MaxNumberOfRoomsOnBooking'] },
  { call: 'GET /api/Property/7', answers: ['PropertyId', 'PropertyCode', 'PropertyName', 'Theme'] },
  { call: `GET /api/PropertyGroup/${GROUP}`, answers: ['PropertyGroupId', 'PropertyGroupCode', 'Areas'] },
  { call: 'GET /api/Company/SearchCompanies', query: { propertyId, query: 'marram' } },
  { call: 'GET /api/CurrencyExchangeRate', query: { propertyId } },
  { call: 'GET /api/RoomTypeConfiguration/Get', query: { propertyId } },
  { call: 'GET /api/StaticData/7/countries', answers: ['Id', 'Name', 'Code'] },
  { call: 'GET /api/StaticData/7/creditcardtypes', answers: ['Id', 'Name'] },
  { call: 'GET /api/StaticData/7/CancellationReasons' },
  { call: 'POST /api/StaticData/7/flush' },
  {
    call: 'GET /api/Service/Get',
    query: {
      propertyId,
      roomTypeId: String(DOUBLE),
      ratePlanId: String(FLEXIBLE),
      dateOfArrival: stay.DateFrom,
      dateOfDeparture: stay.DateTo,
      languageCode: LanguageCode,
    },
    answers: ['Services', 'InventoryPerServiceId'],
  },
  {
    call: 'GET /api/Service/GetReservationItemServices',
    query: { propertyId, reservationItemId: facts.itemId, languageCode: LanguageCode },
    answers: ['Services', 'InventoryPerServiceId'],
  },
  { call: 'POST /api/Reservation/Create', body: facts.create, answers: ['Success', 'ReferenceNumber'] },
  {
    call: 'GET /api/Reservation/Status',
    query: { propertyId, referenceNumber: facts.token },
    answers: ['Success', 'Message'],
  },
  { call: 'GET /api/Reservation/Confirmation', query: { propertyId, referenceNumber: facts.token } },
  {
    call: 'POST /api/Reservation/CheckVoucherCode',
    body: {
      PropertyId,
      LanguageCode,
      VoucherCode: 'NOBODYS',
      Rooms: (facts.create as { Rooms: object[] }).Rooms,
    },
    answers: ['IsValid', 'TotalDiscount', 'Message', 'ShowExperienceWarningMessage'],
  },
  { call: 'GET /api/RestaurantBooking/Restaurants', query: { propertyId }, answers: ['Id', 'Name'] },
  {
    call: 'GET /api/RestaurantBooking/RestaurantSetup',
    query: {
      propertyId,
      restaurantId: '1',
      date: stay.DateFrom,
      isReservation: 'false',
      identifier: 'a tab',
    },
    answers: ['CurrencySymbol', 'MinOnlinePartySize', 'MaxOnlinePartySize', 'NoAvailabilityText'],
  },
  {
    call: 'GET /api/RestaurantBooking/Availability',
    query: { propertyId, restaurantId: '1', date: stay.DateFrom, partySize: '2', currencySymbol: '£' },
    answers: ['Times'],
  },
  {
    call: 'POST /api/RestaurantBooking/Create',
    body: {
      PropertyId,
      RestaurantId: 1,
      RestaurantName: 'The Oyster Room',
      VisitTime: '19:30',
      VisitDate: stay.DateFrom,
      PartySize: 2,
      SpecialRequests: null,
      IsReservation: false,
      Identifier: 'a tab',
      PromotionId: null,
      Email: person.EmailAddress,
      ContactNumber: '+44 7700 900123',
      IsLeaveTimeRequired: false,
    },
    answers: ['Success', 'BookingReference', 'InfoMessage'],
  },
  { call: 'GET /api/PreCheckIn/Config/7', answers: ['CancellationReasonRequired', 'CardRequired'] },
  {
    call: 'GET /api/PreCheckIn/Get',
    query: { propertyId, referenceNumber: facts.reservationNumber, hash: facts.preCheckInCode },
    answers: ['PropertyId', 'ReferenceNumber', 'IsReservation', 'EntityId', 'Booker', 'ReservationItems'],
  },
  {
    call: 'POST /api/PreCheckIn/Save',
    body: facts.preCheckIn,
    answers: ['Success', 'Message'],
  },
  { call: 'GET /api/ManageBooking/Config/7', answers: ['CancellationReasonRequired'] },
  {
    call: 'POST /api/ManageBooking/Search',
    query: { propertyId, reservationNumber: facts.reservationNumber, guestName: 'Lovelace' },
    answers: ['Success', 'Message', 'Reservation', 'Code'],
  },
  {
    call: 'GET /api/ManageBooking/UpgradeOptions',
    query: { propertyId, reservationId: facts.reservationId },
    answers: ['RoomTypes', 'NumberOfRoomsPerRoomTypeId'],
  },
  {
    call: 'POST /api/ManageBooking/SearchDateOptions',
    body: { PropertyId, ...stay, ReservationItemIds: [facts.itemId] },
    answers: ['Success', 'ReservationItemRateRows'],
  },
  {
    call: 'POST /api/ManageBooking/Update',
    body: { PropertyId, ReservationId: facts.reservationId, SpecialRequests: 'A cot, please' },
    answers: ['Success', 'Message'],
  },
  {
    call: 'POST /api/ManageBooking/Cancel',
    body: { PropertyId, ReservationId: facts.reservationId, CancellationReasonId: null },
    answers: ['Success', 'Message'],
  },
  { call: 'GET /api/PayByLink/Config/7', answers: ['CardRequired'] },
  {
    call: 'GET /api/PayByLink/Get',
    query: facts.payLink,
    answers: ['EntityId', 'Type', 'Action', 'Timestamp', 'InvoiceNumber', 'AmountToPay', 'PaymentId', 'Hash'],
  },
  {
    call: 'POST /api/PayByLink/Process',
    body: {
      PropertyId,
      Type: 'Reservation',
      Action: 'StoreCard',
      InvoiceNumber: facts.payLink.invoiceNumber,
      AmountToPay: 0,
      PaymentId: facts.payLink.paymentId,
      Hash: facts.payLink.hash,
      Email: person.EmailAddress,
      CardDetails: null,
    },
    answers: ['Success', 'Message'],
  },
  {
    call: 'GET /api/PayByLink/Status',
    query: { propertyId, referenceNumber: facts.token },
    answers: ['Message'],
    status: 400,
  },
  {
    call: 'GET /api/PayByLink/Confirmation',
    query: { propertyId, referenceNumber: facts.token },
    answers: ['Message'],
    status: 400,
  },
  {
    call: 'POST /api/Logger',
    body: { Entries: [{ Level: 'error', Message: 'Unreadable', Name: 'TypeError', Url: '/Book/TEST' }] },
    status: 204,
  },
];
