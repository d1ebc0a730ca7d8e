import type { EndpointPath } from '../endpoints/endpoints.ts';
import { refusals, refusalCodes, type RefusalCode } from '../refusals.ts';
import { byStatus } from './by-status.ts';
import { fieldsOf, type CallOfRow } from './described-call.ts';

type By = (call: CallOfRow) => boolean;

const calls =
  (...paths: readonly EndpointPath[]): By =>
  ({ path }) =>
    paths.some((each) => each === path);

const all: By = () => true;
const commands: By = ({ method }) => method === 'POST';
const withKey: By = ({ options }) => options?.isIdempotent === true;
/** A message of a connection waits for the one before it. */
const withKeyOfGuest: By = (call) => withKey(call) && call.access !== 'connection';
const withFields: By = ({ request: { body, querystring, params } }) =>
  [body, querystring, params].some((part) => part !== undefined);
const withBody: By = ({ request: { body }, access }) => body !== undefined || access === 'provider';
const withField =
  (...names: readonly string[]): By =>
  ({ request: { body, querystring, params } }) =>
    [body, querystring, params].some((part) => fieldsOf(part).some((field) => names.includes(field)));
const either =
  (...each: readonly By[]): By =>
  (call) =>
    each.some((by) => by(call));

const groupPage = calls('/api/PropertyGroup/:id');
const aboutGroup = either(withField('propertyGroupId', 'PropertyGroupId'), groupPage);
const aboutProperty: By = (call) => withField('propertyId', 'PropertyId', 'id')(call) && !groupPage(call);
const account: By = ({ access }) => access === 'account';
const accounts: By = ({ path }) => path.startsWith('/api/Account');
const connection: By = ({ access }) => access === 'connection';
const grant: By = ({ access }) => access === 'grant';

const create = '/api/Reservation/Create';
const status = '/api/Reservation/Status';
const confirmation = '/api/Reservation/Confirmation';
const abandon = '/api/Reservation/Abandon';
const calendar = '/api/Reservation/Calendar';
const preview = '/api/ManageBooking/Preview';
const update = '/api/ManageBooking/Update';
const abandonChange = '/api/ManageBooking/AbandonChange';
const cancel = '/api/ManageBooking/Cancel';
const confirmEmail = '/api/ManageBooking/ConfirmEmail';
const dateOptions = '/api/ManageBooking/SearchDateOptions';
const voucher = '/api/Reservation/CheckVoucherCode';
const save = '/api/PreCheckIn/Save';
const checkInPreview = '/api/PreCheckIn/Preview';
const checkIn = calls('/api/PreCheckIn/Get', checkInPreview, save);
const accountLinks = calls(
  '/api/Account/ConfirmEmail',
  '/api/Account/ConfirmNewEmail',
  '/api/Account/PasswordReset',
);
const changing = calls(preview, update, checkInPreview, save);
const bookingOrChanging = calls(create, preview, update);
const forStay = calls(create, preview, update, dateOptions, voucher);
const paying = calls(create, status, abandon);
const payingChange = calls(update, save);
const byToken = calls(status, abandon, confirmation, calendar);
const process = '/api/PayByLink/Process';
const receipt = '/api/PayByLink/Confirmation';
const payAbandon = '/api/PayByLink/Abandon';
const payStatus = calls('/api/PayByLink/Status', payAbandon, receipt);
const byPayLink = calls(process, '/api/PayByLink/Status', payAbandon, receipt);
const cardsStatus = '/api/Account/Cards/Status';

/** Which calls answer each refusal. docs/api.md, "Refusals", has what each means. */
const refusedBy: Readonly<Record<RefusalCode, By>> = {
  'request.invalid': withFields,
  'request.unknown-path': ({ access }) => access === 'demo',
  'request.wrong-method': () => false,
  'request.not-json': withBody,
  'request.too-large': withBody,
  'request.too-slow': withBody,
  'request.too-many': all,
  'request.too-many-codes': withField('PromoCode', 'promoCode', 'RatePlanCode', 'HopGiftVoucherCode', 'Code'),
  'request.origin': commands,
  'server.defect': all,
  'server.busy': all,
  'connection.unknown': connection,
  'connection.may-not': connection,
  'property.unknown': aboutProperty,
  'where.unknown': calls('/api/Where/Get'),
  'room-type.unknown': calls('/api/RoomType/Get'),
  'group.unknown': aboutGroup,
  'reservation.unknown': either(grant, byToken, checkIn),
  'reservation.ended': either(grant, byToken, checkIn),
  'reservation.changed-meanwhile': either(changing, calls(cancel)),
  'change.cancelled': changing,
  'change.arrived': either(changing, calls(cancel)),
  'change.terms': either(changing, calls(cancel)),
  'change.too-late': changing,
  'change.extra-fixed': changing,
  'change.waits-for-payment': either(changing, calls(abandonChange, cancel)),
  'change.email-over': calls(confirmEmail),
  'change.cost-changed': calls(cancel),
  'stay.in-the-past': forStay,
  'stay.too-far': forStay,
  'basket.no-room-left': calls(create, preview, update, dateOptions),
  'booking.too-many-held': paying,
  'booking.pay-now': calls(create),
  'basket.too-many-rooms': calls(create, preview, update, voucher),
  'rate.unavailable': calls(create, status, abandon, preview, update),
  'extra.unavailable': either(changing, calls(create)),
  'promotion.not-valid': calls(create),
  'voucher.not-valid': calls(create),
  'voucher.changed': calls(create),
  'same-day.closed': bookingOrChanging,
  'quote.price-changed': calls(create, update, save),
  'payment.declined': either(paying, payingChange, byPayLink),
  'payment.card-unusable': either(paying, payingChange),
  'payment.expired': either(paying, payingChange, byPayLink),
  'payment.abandoned': paying,
  'payment.given-back': paying,
  'payment.type-not-offered': calls(create),
  'payment.rates-do-not-mix': bookingOrChanging,
  'payment.too-small': either(payingChange, calls(create)),
  'payment.not-configured': either(paying, payingChange),
  'payment.notice-unsigned': ({ access }) => access === 'provider',
  'account.not-offered': accounts,
  'account.logged-out': account,
  'account.login-failed': calls('/api/Account/Authenticate'),
  'account.not-confirmed': calls('/api/Account/Authenticate'),
  'account.password-wrong': calls('/api/Account/ChangePassword', '/api/Account/ChangeEmail'),
  'account.request-password': calls('/api/Account/ConfirmEmail'),
  'account.link-unknown': accountLinks,
  'account.link-used': accountLinks,
  'account.link-expired': accountLinks,
  'account.session-ended': calls(create),
  'account.card-unknown': calls('/api/Account/Cards/Remove', cardsStatus, create),
  'account.card-declined': calls('/api/Account/Cards/Add', cardsStatus),
  'account.cards-not-kept': calls('/api/Account/Cards/Add', cardsStatus),
  'account.too-many-cards': calls('/api/Account/Cards/Add'),
  'restaurant.unknown': withField('restaurantId', 'RestaurantId'),
  'table.unavailable': calls('/api/RestaurantBooking/Create'),
  'table.promotion': calls('/api/RestaurantBooking/Create'),
  'table.leave-time': calls('/api/RestaurantBooking/Create'),
  'table.too-late': calls('/api/RestaurantBooking/Cancel'),
  'invoice.nothing-outstanding': calls('/api/PayByLink/Get', process),
  'invoice.amount-changed': calls(process),
  'invoice.payment-under-way': calls(process),
  'invoice.given-back': payStatus,
  'invoice.cannot-be-paid': calls(process),
  'card.under-way': calls(process),
  'card.not-needed': calls('/api/PayByLink/Get', process),
  'card.declined': either(payStatus, calls(process)),
  'transaction.unknown': payStatus,
  'transaction.not-finished': calls('/api/PayByLink/Confirmation'),
  'link.invalid': either(
    checkIn,
    calls(confirmEmail, process, '/api/PayByLink/Get'),
    calls('/api/RestaurantBooking/Booking', '/api/RestaurantBooking/Cancel'),
  ),
  'pre-check-in.off': checkIn,
  'idempotency.in-progress': withKeyOfGuest,
  'idempotency.reused': withKey,
  'idempotency.over': withKeyOfGuest,
};

/** Answered with status 200 by a call that looks something up, though it is a refused call elsewhere. */
const answeredBy: Readonly<Partial<Record<RefusalCode, By>>> = {
  'reservation.unknown': calls('/api/ManageBooking/Search'),
  'reservation.ended': calls('/api/ManageBooking/Search'),
};

/** The refusals of a call by their status; 200: with `Success` false. */
export function refusalsOf(call: CallOfRow): ReadonlyMap<number, readonly RefusalCode[]> {
  const listed: [number, RefusalCode][] = [];
  for (const code of refusalCodes) {
    if (refusedBy[code](call)) listed.push([refusals[code].status, code]);
    if (answeredBy[code]?.(call)) listed.push([200, code]);
  }
  return byStatus(listed);
}
