import { otaFaults, type OtaFault } from './ota-faults.ts';
import { daysOf, numberOf, whereOf, type OtaItem, type OtaLines } from './ota-lines.ts';
import { childOf, childrenIn, type XmlElement } from './read-xml.ts';

/** Nights beyond which a limit is none: no stay is as long. */
const MOST_NIGHTS = 365;

/**
 * Rooms left and rules that an `OTA_HotelAvailNotifRQ` sets. A length of stay that holds for each night of a stay, and not
 * for its arrival alone, is not kept: it is a warning. Rule: docs/connections-ota.md, "Availability and restrictions".
 */
export function availLines(message: XmlElement): OtaLines {
  const lines = childrenIn(message, 'AvailStatusMessages', 'AvailStatusMessage').map((line, index) =>
    lineOf(line, index + 1),
  );
  return {
    // A line of nothing but what is not kept sets nothing.
    items: lines.flatMap(({ item, warnings, sets }) =>
      item === undefined || (!sets && warnings.length > 0) ? [] : [item],
    ),
    errors: lines.flatMap(({ errors }) => errors),
    warnings: lines.flatMap(({ warnings }) => warnings),
    currencies: new Set(),
  };
}

function lineOf(line: XmlElement, record: number) {
  const control = childOf(line, 'StatusApplicationControl');
  const fields: Record<string, unknown> = {};
  const errors: OtaFault[] = [];
  const warnings: OtaFault[] = [];
  const notTaken = (name: string, value: string | undefined) =>
    errors.push(otaFaults.value(`${name} ${value ?? ''} is not taken.`, record));

  const kind = line.attributes.get('BookingLimitMessageType') ?? 'SetLimit';
  if (kind !== 'SetLimit') notTaken('BookingLimitMessageType', kind);
  const limit = numberOf(line.attributes.get('BookingLimit'));
  if (limit !== undefined) fields['RoomsLeft'] = limit;

  for (const { attributes } of line.children.filter(({ name }) => name === 'RestrictionStatus')) {
    const status = attributes.get('Status');
    const restriction = attributes.get('Restriction') ?? 'Master';
    const field = restrictionFields[restriction];
    if (field === undefined) notTaken('Restriction', restriction);
    else if (status !== undefined && status !== 'Open' && status !== 'Close') notTaken('Status', status);
    else if (status !== undefined) fields[field] = (status === 'Open') === (field === 'Open');
    const least = daysOf(attributes.get('MinAdvancedBookingOffset'));
    const most = daysOf(attributes.get('MaxAdvancedBookingOffset'));
    if (least !== undefined) fields['MinAdvanceDays'] = least === 0 ? null : least;
    if (most !== undefined) fields['MaxAdvanceDays'] = most;
  }

  const isOfArrival = childOf(line, 'LengthsOfStay')?.attributes.get('ArrivalDateBased') !== 'false';
  for (const { attributes } of childrenIn(line, 'LengthsOfStay', 'LengthOfStay')) {
    const kindOf = attributes.get('MinMaxMessageType') ?? '';
    const unit = attributes.get('TimeUnit') ?? 'Day';
    const nights = unit === 'Day' || unit === 'Night' ? numberOf(attributes.get('Time')) : Number.NaN;
    const limits = lengthFields[kindOf];
    if (limits === undefined) {
      const takesAway = kindOf.startsWith('Remove') || (forward.has(kindOf) && !nights);
      if (!forward.has(kindOf)) notTaken('MinMaxMessageType', kindOf);
      else if (!takesAway) warnings.push(notKept(kindOf, record));
    } else if (!isOfArrival) warnings.push(notKept(`${kindOf} with ArrivalDateBased="false"`, record));
    else
      for (const field of limits) {
        const isNone = nights === undefined || nights === 0 || kindOf.startsWith('Remove');
        const isBeyondAll = field === 'MaxStayOnArrival' && Number(nights) > MOST_NIGHTS;
        fields[field] = isNone || isBeyondAll ? null : nights;
      }
  }

  if (control === undefined) errors.push(otaFaults.missing('StatusApplicationControl is missing.', record));
  const item: OtaItem | undefined = control && { ...whereOf(control, record), ...fields };
  return { item, errors, warnings, sets: Object.keys(fields).length > 0 };
}

const restrictionFields: Readonly<Record<string, string>> = {
  Master: 'Open',
  Arrival: 'ClosedToArrival',
  Departure: 'ClosedToDeparture',
};

const lengthFields: Readonly<Record<string, readonly string[]>> = {
  SetMinLOS: ['MinStayOnArrival'],
  MinLOS: ['MinStayOnArrival'],
  RemoveMinLOS: ['MinStayOnArrival'],
  SetMaxLOS: ['MaxStayOnArrival'],
  MaxLOS: ['MaxStayOnArrival'],
  RemoveMaxLOS: ['MaxStayOnArrival'],
  FixedLOS: ['MinStayOnArrival', 'MaxStayOnArrival'],
};

const forward = new Set([
  'SetForwardMinStay',
  'SetForwardMaxStay',
  'RemoveForwardMinStay',
  'RemoveForwardMaxStay',
]);

const notKept = (kind: string, record: number): OtaFault => ({
  type: 11,
  code: 450,
  words: `${kind} is not kept: this hotel has lengths of stay on arrival only. The rest of the message is done.`,
  record,
});
