import type { DeskCallName } from './desk-calls.ts';
import type { StaffRole } from './staff-roles.ts';

type Roles = readonly StaffRole[];
const all: Roles = ['owner', 'reception', 'accounts', 'read-only'];
const money: Roles = ['owner', 'reception', 'accounts'];

/** Who may call what: read by the server's routes, by the screens and by tests. */
export const mayCall: Readonly<Record<DeskCallName, Roles>> = {
  // Session
  'Session/Read': all,

  // Today
  'Today/Read': all,
  'Today/ReadHotels': all,
  'Today/ReadNeeds': all,
  'Today/DealWith': ['owner', 'reception', 'accounts'],
  'Today/AnswerMessage': ['owner', 'reception'],
  'Today/TryCharge': money,
  'Today/ReadFailedEvents': ['owner', 'reception'],
  'Today/RetryEvents': ['owner', 'reception'],
  'Today/RetryMails': ['owner', 'reception'],

  // Bookings
  'Bookings/Search': all,
  'Bookings/ReadCsv': ['owner', 'reception', 'accounts'],

  // Booking
  'Booking/Read': all,
  'Booking/PreviewCancel': all,
  'Booking/Cancel': ['owner', 'reception'],
  'Booking/PreviewRefund': money,
  'Booking/Refund': money,
  'Booking/PreviewPrice': ['owner', 'reception'],
  'Booking/ChangePrice': ['owner', 'reception'],
  'Booking/ReadRooms': ['owner', 'reception'],
  'Booking/PreviewChange': ['owner', 'reception'],
  'Booking/Change': ['owner', 'reception'],
  'Booking/PreviewNoShow': ['owner', 'reception'],
  'Booking/NoShow': ['owner', 'reception'],
  'Booking/ChargeFee': money,
  'Booking/TakePayment': money,
  'Booking/CheckIn': ['owner', 'reception'],
  'Booking/CheckOut': ['owner', 'reception'],
  'Booking/SetArrivalTime': ['owner', 'reception'],
  'Booking/SetOtherNumber': ['owner', 'reception'],
  'Booking/WriteNote': money,
  'Booking/PayLink': money,
  'Booking/StoreCardLink': money,
  'Booking/PreCheckInLink': ['owner', 'reception'],
  'Booking/RevokeLinks': ['owner', 'reception'],
  'Booking/SendMail': money,

  // Guest
  'Guest/Export': ['owner', 'reception'],
  'Guest/PreviewErase': ['owner', 'reception'],
  'Guest/Erase': ['owner', 'reception'],

  // New booking
  'NewBooking/FindGuests': ['owner', 'reception'],
  'NewBooking/Search': ['owner', 'reception'],
  'NewBooking/Price': ['owner', 'reception'],
  'NewBooking/Create': ['owner', 'reception'],

  // Rates
  'Rates/Read': all,
  'Rates/PreviewSave': all,
  'Rates/Save': ['owner', 'reception'],
  'Rates/Undo': ['owner', 'reception'],
  'Rates/History': all,
  'Rates/Seasons': all,
  'Rates/AddSeason': ['owner', 'reception'],
  'Rates/RenameSeason': ['owner', 'reception'],
  'Rates/RemoveSeason': ['owner', 'reception'],

  // Set-up
  'SetUp/Read': all,
  'SetUp/ReadPart': all,
  'SetUp/ReadUnits': all,
  'SetUp/ReadContrast': all,
  'SetUp/Save': ['owner'],
  'SetUp/Discard': ['owner'],
  'SetUp/Publish': ['owner'],

  // Reports
  'Reports/Stays': all,
  'Reports/PickUp': all,
  'Reports/Taxes': all,
  'Reports/Payments': all,
  'Reports/ListPayments': all,
  'Reports/Hotels': all,
  'Reports/Csv': all,

  // Staff
  'Staff/List': all,
  'Staff/Invitations': ['owner'],
  'Staff/Invite': ['owner'],
  'Staff/CancelInvitation': ['owner'],
  'Staff/ChangeRole': ['owner'],
  'Staff/Remove': ['owner'],
  'Staff/ReadOwn': all,
  'Staff/EndSession': all,
  'Staff/PreparePasskey': all,
  'Staff/AddPasskey': all,
  'Staff/RenamePasskey': all,
  'Staff/RemovePasskey': all,
  'Staff/PrepareCode': all,
  'Staff/SetPassword': all,
  'Staff/MakeRecoveryCodes': all,
  'Audit/List': ['owner'],

  // Books
  'Books/Compare': ['owner', 'accounts'],

  // Hotel data
  'Arrivals/Read': all,
  'Outbox/List': ['owner', 'reception'],
  'PropertyFile/Export': ['owner'],
  'PropertyFile/PreviewImport': ['owner'],
  'PropertyFile/Import': ['owner'],

  // Invoices
  'Invoices/List': all,
  'Invoices/Create': money,
  'Invoices/PayLink': money,
  'Invoices/RevokeLink': money,
  'Invoices/Cancel': money,

  // Gift vouchers
  'Vouchers/List': money,
  'Vouchers/Issue': money,

  // Webhooks
  'Webhooks/List': ['owner'],
  'Webhooks/Add': ['owner'],
  'Webhooks/Test': ['owner'],
  'Webhooks/Rotate': ['owner'],
  'Webhooks/SwitchOn': ['owner'],
  'Webhooks/Remove': ['owner'],

  // Connections
  'Connections/List': ['owner'],
  'Connections/Add': ['owner'],
  'Connections/Rotate': ['owner'],
  'Connections/Revoke': ['owner'],
  'Connections/SetCodes': ['owner'],
  'Connections/SetPush': ['owner'],
  'Connections/RetryPushes': ['owner'],
  'Connections/ListPushes': ['owner'],
  'Connections/ListMessages': ['owner'],
  'Connections/ReadMessage': ['owner'],
};
