declare const brand: unique symbol;
type Branded<T, Name extends string> = T & { readonly [brand]: Name };

/** Positive whole numbers given by the hotel in its property file; stable across imports. */
export type PropertyId = Branded<number, 'PropertyId'>;
export type RoomTypeId = Branded<number, 'RoomTypeId'>;
export type RatePlanId = Branded<number, 'RatePlanId'>;
export type ExtraId = Branded<number, 'ExtraId'>;
export type PromotionId = Branded<number, 'PromotionId'>;
export type BedOptionId = Branded<number, 'BedOptionId'>;
export type RestaurantId = Branded<number, 'RestaurantId'>;

/** Positive whole numbers given by a group file; an area's are its group's own. */
export type GroupId = Branded<number, 'GroupId'>;
export type AreaId = Branded<number, 'AreaId'>;

/** The property's code in URLs, compared without regard to case. */
export type PropertyCode = Branded<string, 'PropertyCode'>;

/** Made by the application: time-ordered and opaque. Knowing one proves nothing. */
export type ReservationId = Branded<string, 'ReservationId'>;
export type ReservationItemId = Branded<string, 'ReservationItemId'>;
export type PaymentAttemptId = Branded<string, 'PaymentAttemptId'>;
export type ChangeId = Branded<string, 'ChangeId'>;
export type EmailChangeId = Branded<string, 'EmailChangeId'>;
export type InvoiceId = Branded<string, 'InvoiceId'>;
/** What one pay link asks for: `PaymentId` on the wire. */
export type PayRequestId = Branded<string, 'PayRequestId'>;
export type TableBookingId = Branded<string, 'TableBookingId'>;
/** A guest with an account. */
export type IndividualId = Branded<string, 'IndividualId'>;
