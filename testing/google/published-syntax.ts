import type { XmlElement } from '@portico/server/connections/ota/read-xml';

/** What may stand in an element: attributes, and elements in this order. */
interface Published {
  readonly attributes?: readonly string[];
  readonly children?: readonly string[];
}

const control = [
  ...['Start', 'End', 'Mon', 'Tue', 'Weds', 'Thur', 'Fri', 'Sat', 'Sun'],
  ...['InvTypeCode', 'RatePlanCode', 'RatePlanType'],
];
const ota = ['xmlns', 'EchoToken', 'TimeStamp', 'Version'];

/**
 * The syntax of messages as https://developers.google.com/hotels/hotel-prices/xml-reference has it (ari-property, ari-tax,
 * ari-rate, ari-extra-guest-charges, ari-avail, ari-inv), as far as hotels here use it.
 */
const published: Readonly<Record<string, Published>> = {
  Transaction: { attributes: ['timestamp', 'id', 'partner'], children: ['PropertyDataSet'] },
  PropertyDataSet: { attributes: ['action'], children: ['Property', 'RoomData', 'PackageData'] },
  'PropertyDataSet/Property': {},
  RoomData: {
    children: [
      ...['RoomID', 'Name', 'Description', 'AllowablePackageIDs', 'Capacity', 'AdultCapacity'],
      ...['ChildCapacity', 'OccupancySettings', 'PhotoURL', 'RoomFeatures'],
    ],
  },
  AllowablePackageIDs: { children: ['AllowablePackageID'] },
  OccupancySettings: { children: ['MinOccupancy', 'MinAge'] },
  PhotoURL: { children: ['Caption', 'URL'] },
  PackageData: {
    children: ['PackageID', 'Name', 'Description', 'Refundable', 'BreakfastIncluded', 'ChargeCurrency'],
  },
  Refundable: { attributes: ['available', 'refundable_until_days', 'refundable_until_time'] },
  Name: { children: ['Text'] },
  Description: { children: ['Text'] },
  Caption: { children: ['Text'] },
  Text: { attributes: ['text', 'language'] },
  TaxFeeInfo: { attributes: ['timestamp', 'id', 'partner'], children: ['Property'] },
  'TaxFeeInfo/Property': { attributes: ['action'], children: ['ID', 'Taxes', 'Fees'] },
  Taxes: { children: ['Tax'] },
  Tax: {
    children: [
      ...['Type', 'Basis', 'Period', 'Currency', 'Amount', 'ApplicableNights', 'LengthOfStay'],
      'AgeBrackets',
    ],
  },
  ApplicableNights: { attributes: ['max', 'excluded'] },
  AgeBrackets: { children: ['AdultCharge', 'ChildAgeBrackets'] },
  AdultCharge: { attributes: ['amount'] },
  ChildAgeBrackets: { children: ['ChildAgeBracket'] },
  ChildAgeBracket: { attributes: ['max_age', 'amount', 'exclude_from_capacity'] },
  ExtraGuestCharges: { attributes: ['partner', 'id', 'timestamp'], children: ['HotelExtraGuestCharges'] },
  HotelExtraGuestCharges: { attributes: ['hotel_id', 'action'], children: ['ExtraGuestCharge'] },
  ExtraGuestCharge: { children: ['RatePlans', 'RoomTypes', 'StayDates', 'AgeBrackets'] },
  RatePlans: { children: ['RatePlan'] },
  RatePlan: { attributes: ['id'] },
  RoomTypes: { children: ['RoomType'] },
  RoomType: { attributes: ['id'] },
  StayDates: { children: ['DateRange'] },
  DateRange: { attributes: ['start', 'end', 'days_of_week'] },
  OTA_HotelRateAmountNotifRQ: {
    attributes: [...ota, 'NotifType', 'NotifScopeType'],
    children: ['POS', 'RateAmountMessages'],
  },
  OTA_HotelAvailNotifRQ: { attributes: ota, children: ['POS', 'AvailStatusMessages'] },
  OTA_HotelInvCountNotifRQ: { attributes: ota, children: ['POS', 'Inventories'] },
  POS: { children: ['Source'] },
  Source: { children: ['RequestorID'] },
  RequestorID: { attributes: ['ID'] },
  RateAmountMessages: { attributes: ['HotelCode'], children: ['RateAmountMessage'] },
  RateAmountMessage: { children: ['StatusApplicationControl', 'Rates'] },
  StatusApplicationControl: { attributes: control },
  Rates: { children: ['Rate'] },
  Rate: { children: ['BaseByGuestAmts', 'AdditionalGuestAmounts'] },
  BaseByGuestAmts: { children: ['BaseByGuestAmt'] },
  BaseByGuestAmt: { attributes: ['AmountBeforeTax', 'AmountAfterTax', 'CurrencyCode', 'NumberOfGuests'] },
  AvailStatusMessages: { attributes: ['HotelCode'], children: ['AvailStatusMessage'] },
  AvailStatusMessage: {
    attributes: ['BookingLimit'],
    children: ['StatusApplicationControl', 'LengthsOfStay', 'RestrictionStatus'],
  },
  LengthsOfStay: { attributes: ['FixedPatternLength'], children: ['LengthOfStay'] },
  LengthOfStay: { attributes: ['Time', 'TimeUnit', 'MinMaxMessageType'] },
  RestrictionStatus: {
    attributes: ['Status', 'Restriction', 'MaxAdvancedBookingOffset', 'MinAdvancedBookingOffset'],
  },
  Inventories: { attributes: ['HotelCode'], children: ['Inventory'] },
  Inventory: { children: ['StatusApplicationControl', 'InvCounts'] },
  InvCounts: { children: ['InvCount'] },
  InvCount: { attributes: ['Count', 'CountType'] },
};

/** Throws what Google's documents do not know: an element, an attribute, or an order. */
export function requirePublished(element: XmlElement, around = ''): void {
  const { attributes = [], children = [] } =
    published[`${around}/${element.name}`] ?? published[element.name] ?? {};
  for (const name of element.attributes.keys())
    if (!attributes.includes(name)) throw new Error(`${element.name} has no attribute ${name}`);
  let at = 0;
  for (const child of element.children) {
    const place = children.indexOf(child.name);
    if (place < at) throw new Error(`${child.name} does not stand there in ${element.name}`);
    at = place;
    requirePublished(child, element.name);
  }
}
