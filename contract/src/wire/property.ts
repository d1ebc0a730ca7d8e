import { isProviderWay } from '@portico/domain/payment/payment-methods';
import type { Dialling } from '@portico/domain/people/phone';
import { leastNightsOfOffer } from '@portico/domain/promotion/offer-nights';
import type { BookConfigResponse, WireOffer } from '../calls/book-config.ts';
import type { ManageConfigResponse } from '../calls/manage-booking.ts';
import { paymentTypeNumber } from '../calls/payment-types.ts';
import type { PayByLinkConfigResponse } from '../calls/pay-by-link.ts';
import type { PreCheckInConfigResponse } from '../calls/pre-check-in.ts';
import type { PropertyResponse } from '../calls/property.ts';
import type { HotelDefinition, OfferPart } from '../property-file/property-file.ts';
import { toCityTax, toPaymentTypes } from '../property-file/to-domain.ts';
import { toWireCityTax } from './taxes.ts';
import { toWireDialling } from './dialling.ts';
import { directionsUrl } from './directions-url.ts';
import { toWirePicture } from './picture.ts';
import { toWireTheme } from './theme.ts';

/** `dialling`: of the property's default phone country. */
export function toWireProperty(definition: HotelDefinition, dialling: Dialling | null): PropertyResponse {
  const { property, settings, roomTypes } = definition;
  const { voice } = property;
  return {
    PropertyId: property.id,
    PropertyCode: property.code,
    PropertyName: property.name,
    PropertyAddress: property.address.join(', '),
    Address: [...property.address],
    Telephone: property.telephone,
    Email: property.email,
    WebsiteUrl: property.websiteUrl,
    DirectionsUrl: directionsUrl(property),
    HasWhere: property.where !== undefined,
    LogoFileUrl: property.logo?.url ?? null,
    Logo: property.logo === undefined ? null : toWirePicture(property.logo),
    Mark: property.mark === undefined ? null : toWirePicture(property.mark),
    PropertyImageUrl: property.picture?.url ?? null,
    PropertyImage: property.picture === undefined ? null : toWirePicture(property.picture),
    NightImage: property.nightPicture === undefined ? null : toWirePicture(property.nightPicture),
    HotelRating: property.hotelRating ?? null,
    GoogleTagManagerContainerId: property.googleTagManagerContainerId ?? null,
    FacebookPixelId: property.facebookPixelId ?? null,
    Currency: property.currency,
    AvailableCurrencies: [property.currency, ...Object.keys(property.exchangeRates?.rates ?? {})],
    PayByPayStack: property.paymentTypes.includes('PayByPayStack'),
    PaymentTypes: toPaymentTypes(definition).map(paymentTypeNumber),
    CreditCards: property.creditCards.map(({ id, name }) => ({ Id: id, Name: name })),
    PrivacyPolicyUrl: property.privacyPolicyUrl,
    TermsAndConditionsUrl: property.termsAndConditionsUrl,
    DefaultPhoneCountryCode: property.defaultPhoneCountryCode,
    DefaultPhoneDialling: dialling && toWireDialling(dialling),
    ShowRoomTypeOccupancy: settings.showRoomTypeOccupancy,
    EnableChildrenSearch: settings.enableChildrenSearch,
    EnableInfantSearch: settings.enableInfantSearch,
    DefaultOccupancyAdult: settings.defaultOccupancy.adults,
    DefaultOccupancyChildren: settings.defaultOccupancy.children,
    DefaultOccupancyInfant: settings.defaultOccupancy.infants,
    MaxNumberOfRoomsOnBooking: settings.maxNumberOfRoomsOnBooking,
    AdultMaximumOccupancy: settings.adultMaximumOccupancy ?? null,
    ChildMaximumOccupancy: settings.childMaximumOccupancy ?? null,
    LargestRoomOccupancy: largestRoom(roomTypes),
    OccupancyLabelAdult: settings.occupancyLabels.adult,
    OccupancyLabelChildren: settings.occupancyLabels.children,
    OccupancyLabelInfant: settings.occupancyLabels.infant,
    StandardVatRate: property.standardVatRate,
    IsStandardTaxExclusive: property.isStandardTaxExclusive,
    CityTax: toWireCityTax(toCityTax(property), property.currency),
    UseUserAccountOnBookingEngine: settings.userAccounts,
    UnitName: { Singular: property.unitName.singular, Plural: property.unitName.plural },
    TimeZone: property.timeZone,
    CheckInTime: property.checkInTime,
    CheckOutTime: property.checkOutTime,
    Voice: {
      Place: property.place,
      Standfirst: voice.standfirst,
      Thanks: voice.thanks,
      Arriving: voice.arriving,
      Desk: voice.desk,
    },
    Theme: toWireTheme(property.theme),
  };
}

/** What the booking pages ask for and show, and until when. */
export function toWireBookConfig(definition: HotelDefinition): BookConfigResponse {
  const { property, settings, promotions } = definition;
  const sameDay = settings.sameDayBookingRestriction;
  const { required } = settings;
  return {
    PropertyId: property.id,
    Locations: definition.locations.map(({ id, name }) => ({ Id: id, Name: name })),
    Offers: definition.offers.map((offer) => toWireOffer(offer, promotions)),
    BookingIncentives: [...definition.bookingIncentives],
    // Without promotions no code could be valid.
    HidePromoCodeOnLandingPage: settings.hidePromoCodeOnLandingPage || promotions.length === 0,
    NoAvailabilityMessage: settings.noAvailabilityMessage ?? null,
    MaxNumberOfRoomsOnBooking: settings.maxNumberOfRoomsOnBooking,
    MaxNightsOnStay: settings.maxNightsOnStay,
    ShowRoomConfigurationQuestion: settings.askRoomConfiguration,
    GiftServiceProviderConfig: {
      Active: settings.giftVouchers !== undefined,
      Name: settings.giftVouchers?.name ?? null,
    },
    EnableUserChoiceOfPaymentMethod: settings.enableUserChoiceOfPaymentMethod,
    AnyoneCanChoosePaymentMethod: settings.anyoneMayChoosePaymentMethod,
    EnablePayByCompanyInvoice: settings.enablePayByCompanyInvoice,
    PONumberPattern: settings.poNumber?.pattern ?? null,
    PONumberHint: settings.poNumber?.hint ?? null,
    HasCustomTermsAndConditions: settings.customTerms !== undefined,
    CustomTermsAndConditionsLabel: settings.customTerms?.label ?? null,
    CustomTermsAndConditionsText: settings.customTerms?.text ?? null,
    OnlyUseCustomTermsAndConditionsForPayByCompanyInvoice:
      settings.customTerms?.onlyForCompanyInvoice ?? false,
    ...toWireTableService(definition),
    AskAdditionalInformation: settings.askAdditionalInformation,
    ShowMinimumLengthOfStayNotification: settings.showMinimumLengthOfStayNotification,
    ShowRoomTypeOccupancy: settings.showRoomTypeOccupancy,
    ShowDisabledDatesOnCalendar: settings.showDisabledDatesOnCalendar,
    IncludeServicesInPaymentPolicyBookingCost: settings.includeExtrasInPaymentPolicy,
    SameDayBookingRestrictionEnabled: sameDay?.enabled ?? false,
    SameDayBookingRestrictionHour: sameDay?.hour ?? 0,
    SameDayBookingRestrictionMinute: sameDay?.minute ?? 0,
    SameDayBookingRestrictionMessage: sameDay?.message ?? null,
    FirstNameRequired: required.firstName,
    LastNameRequired: required.lastName,
    EmailRequired: required.email,
    PhoneRequired: required.phone,
    CountryRequired: required.country,
    StreetRequired: required.street,
    CityRequired: required.city,
    StateOrCountyRequired: required.stateOrCounty,
    PostCodeRequired: required.postCode,
  };
}

/** What managing a booking needs beyond booking. */
export function toWireManageConfig(definition: HotelDefinition): ManageConfigResponse {
  return {
    ...toWireBookConfig(definition),
    CancellationReasonRequired: definition.settings.cancellationReasonRequired,
    CardRequired: false,
  };
}

/** `CardRequired`: true unless a provider's own payment method takes all payments. */
export function toWirePayByLinkConfig(definition: HotelDefinition): PayByLinkConfigResponse {
  return {
    ...toWireManageConfig(definition),
    CardRequired: !toPaymentTypes(definition).some(isProviderWay),
  };
}

/** A card is requested if one can be saved without a charge. */
export function toWirePreCheckInConfig(definition: HotelDefinition): PreCheckInConfigResponse {
  const { preCheckIn } = definition.settings;
  return {
    ...toWireManageConfig(definition),
    CardRequired: preCheckIn?.cardRequired === true && toPaymentTypes(definition).includes('store-card'),
    PreCheckInActive: preCheckIn !== undefined,
  };
}

function toWireTableService({ settings, restaurants }: HotelDefinition) {
  const [first] = restaurants;
  return {
    RestaurantBookingServiceActive: first !== undefined,
    RestaurantBookingDefaultRestaurant: first === undefined ? null : (settings.defaultRestaurant ?? first.id),
    RestaurantBookingServiceType: first === undefined ? null : settings.tableService,
  };
}

function toWireOffer(offer: OfferPart, promotions: HotelDefinition['promotions']): WireOffer {
  const code = offer.promoCode?.toLowerCase();
  const promotion = promotions.find((each) => each.code.toLowerCase() === code);
  return {
    Id: offer.id,
    Name: offer.name,
    Description: offer.description,
    Image: offer.image === undefined ? null : toWirePicture(offer.image),
    DateFrom: offer.dateFrom ?? null,
    DateTo: offer.dateTo ?? null,
    RatePlanCode: offer.ratePlanCode ?? null,
    PromoCode: offer.promoCode ?? null,
    MinimumNights:
      leastNightsOfOffer({ own: offer.minNights, ofPromotion: promotion?.minNights, ofPlan: undefined }) ??
      null,
  };
}

/** The capacity of the largest room; null if one has no limit. */
function largestRoom(roomTypes: HotelDefinition['roomTypes']): number | null {
  const most = Math.max(...roomTypes.map(({ occupancy }) => occupancy.maximum ?? Infinity));
  return Number.isFinite(most) ? most : null;
}
