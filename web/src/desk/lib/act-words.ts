import type { DeskCallName, DeskCalls } from '@portico/contract/desk/desk-calls';

/** A call that the audit trail has. */
type WritingCall = {
  [Name in DeskCallName]: DeskCalls[Name]['kind'] extends 'read' ? never : Name;
}[DeskCallName];

/** What was done, after the name of who did it. */
export const actWords: Readonly<Record<WritingCall | 'AcceptInvitation' | 'SettlePayments', string>> = {
  AcceptInvitation: 'accepted an invitation',
  SettlePayments: 'settled a payment that the books lacked',
  'Today/DealWith': 'marked something as dealt with, or took that back',
  'Today/AnswerMessage': 'answered a message',
  'Today/TryCharge': 'tried the kept card again',
  'Today/RetryEvents': 'sent events again',
  'Today/RetryMails': 'sent mails again',
  'Booking/Cancel': 'cancelled',
  'Booking/Refund': 'gave money back',
  'Booking/ChangePrice': 'changed a price',
  'Booking/NoShow': 'noted that guests did not come',
  'Booking/ChargeFee': 'charged the kept card',
  'Booking/TakePayment': 'wrote down a payment',
  'Booking/CheckIn': 'checked in',
  'Booking/CheckOut': 'checked out',
  'Booking/SetArrivalTime': 'noted when the guests are expected',
  'Booking/SetOtherNumber': 'noted what another system calls it',
  'Booking/WriteNote': 'wrote a note',
  'Booking/PayLink': 'made a pay link',
  'Booking/StoreCardLink': 'made a link to leave a card',
  'Booking/PreCheckInLink': 'made a link to check in online',
  'Booking/RevokeLinks': 'ended the links sent so far',
  'Booking/SendMail': 'sent the confirmation again',
  'Booking/Change': 'changed the booking',
  'Guest/Erase': 'erased the guest',
  'NewBooking/Create': 'took the booking',
  'Rates/Save': 'changed prices or rooms for sale',
  'Rates/Undo': 'took back a change of prices or rooms',
  'Rates/AddSeason': 'added a season',
  'Rates/RenameSeason': 'renamed a season',
  'Rates/RemoveSeason': 'removed a season',
  'PropertyFile/Import': 'imported the property file',
  'SetUp/Save': 'saved a draft in Set-up',
  'SetUp/Discard': 'discarded a draft in Set-up',
  'SetUp/Publish': 'published the set-up',
  'Staff/Invite': 'invited somebody',
  'Staff/CancelInvitation': 'withdrew an invitation',
  'Staff/ChangeRole': 'changed a role',
  'Staff/Remove': 'removed a member of staff',
  'Staff/EndSession': 'logged browsers out',
  'Staff/AddPasskey': 'added a passkey',
  'Staff/RenamePasskey': 'renamed a passkey',
  'Staff/RemovePasskey': 'removed a passkey',
  'Staff/SetPassword': 'set a password',
  'Staff/MakeRecoveryCodes': 'made recovery codes',
  'Invoices/Create': 'wrote an invoice',
  'Invoices/Cancel': 'cancelled an invoice',
  'Invoices/PayLink': 'made a pay link of an invoice',
  'Invoices/RevokeLink': 'ended a link',
  'Vouchers/Issue': 'issued a voucher',
  'Webhooks/Add': 'added a webhook',
  'Webhooks/Test': 'tried a webhook',
  'Webhooks/Rotate': 'made a new secret for a webhook',
  'Webhooks/SwitchOn': 'switched a webhook on',
  'Webhooks/Remove': 'removed a webhook',
  'Connections/Add': 'added a connection',
  'Connections/Rotate': 'made a new secret for a connection',
  'Connections/Revoke': 'revoked a connection',
  'Connections/SetCodes': 'set codes of a connection',
  'Connections/SetPush': 'set where a connection is told of bookings',
  'Connections/RetryPushes': 'told a connection of bookings again',
};

const words = new Map<string, string>(Object.entries(actWords));

/** “gave money back”; a call of an older version keeps its name. */
export const actText = (call: string): string => words.get(call) ?? call;

/** “Nell”, “A command”. */
export const madeByText = (madeBy: string): string => (madeBy === 'command' ? 'A command' : madeBy);
