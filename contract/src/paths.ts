/** Every call of the API and every page of a guest, each as one function. Codes and tokens are encoded here and nowhere else. */
const segment = encodeURIComponent;

const ofHotel = (code: string | undefined) => (code === undefined ? '' : `?propertyCode=${segment(code)}`);

export const apiPaths = {
  property: (id: string) => `/api/Property/${segment(id)}`,
  propertyGroup: (id: string) => `/api/PropertyGroup/${segment(id)}`,
  bookConfig: (id: string) => `/api/Book/Config/${segment(id)}`,
  countries: (id: string) => `/api/StaticData/${segment(id)}/countries`,
  creditCardTypes: (id: string) => `/api/StaticData/${segment(id)}/creditcardtypes`,
  roomTypeConfiguration: () => '/api/RoomTypeConfiguration/Get',
  availability: () => '/api/Availability',
  currencyExchangeRate: () => '/api/CurrencyExchangeRate',
  availabilitySearch: () => '/api/Availability/Search',
  checkPromoCode: () => '/api/Availability/CheckPromoCode',
  searchCompanies: () => '/api/Company/SearchCompanies',
  searchPropertyGroup: () => '/api/Availability/SearchPropertyGroup',
  searchPropertyGroupAreaAvailability: () => '/api/Availability/SearchPropertyGroupAreaAvailability',
  checkPromoCodeGroup: () => '/api/Availability/CheckPromoCodeGroup',
  services: () => '/api/Service/Get',
  checkVoucherCode: () => '/api/Reservation/CheckVoucherCode',
  reservationCreate: () => '/api/Reservation/Create',
  reservationStatus: () => '/api/Reservation/Status',
  reservationAbandon: () => '/api/Reservation/Abandon',
  reservationConfirmation: () => '/api/Reservation/Confirmation',
  reservationCalendar: () => '/api/Reservation/Calendar',
  contactSend: () => '/api/Contact/Send',
  paymentWebhook: (provider?: string) =>
    provider === undefined ? '/api/Payment/Notice' : `/api/Payment/Notice/${provider}`,
  logger: () => '/api/Logger',
  openApi: () => '/api/openapi.json',
} as const;

export const guestPaths = {
  front: () => '/',
  book: (code: string) => `/Book/${segment(code)}`,
  roomsAndRates: (code: string) => `/Book/${segment(code)}/Rooms-And-Rates`,
  checkout: (code: string, token?: string) =>
    `/Book/${segment(code)}/Checkout${token === undefined ? '' : `/${segment(token)}`}`,
  status: (code: string, token: string) => `/Book/${segment(code)}/Status/${segment(token)}`,
  confirmation: (code: string, token: string) => `/Book/${segment(code)}/Confirmation/${segment(token)}`,
  bookGroup: (code: string) => `/BookGroup/${segment(code)}`,
  /** The frame in which visits are counted; no page of a guest. docs/decisions/0035-visits-are-counted-in-a-frame.md. */
  analytics: (code: string) => `/Book/${segment(code)}/Analytics`,
  /** With the code of the hotel whose guest comes there, it is that hotel's page. */
  unauthorised: (code?: string) => `/Unauthorised${ofHotel(code)}`,
  error: (code?: string) => `/Error${ofHotel(code)}`,
} as const;
