import { otaFaults, type OtaFault } from './ota-faults.ts';
import { daysOf, numberOf, whereOf, type OtaItem, type OtaLines } from './ota-lines.ts';
import { childOf, childrenIn, type XmlElement } from './read-xml.ts';

/** Nights beyond which a limit is none: no stay is as long. */
const MOST_NIGHTS = 365;

/**
 * Rooms left and rules that an `OTA_HotelAvailNotifRQ` sets. Rule: docs/connections-ota.md, "Availability and
 * restrictions".
 */
export function availLines(message: XmlElement): OtaLines {
  const lines = childrenIn(message, 'AvailStatusMessages', 'AvailStatusMessage').map((line, index) =>
    lineOf(line, index + 1),
  );
  return {
    items: lines.flatMap(({ item }) => (item === undefined ? [] : [item])),
    errors: lines.flatMap(({ errors }) => errors),
    currencies: new Set(),
  };
}

function lineOf(line: XmlElement, record: number) {
  const control = childOf(line, 'StatusApplicationControl');
  const fields: Record<string, unknown> = {};
  const errors: OtaFault[] = [];
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
    const limits = lengthLimits[kindOf];
    if (limits === undefined) notTaken('MinMaxMessageType', kindOf);
    for (const limit of limits ?? []) {
      const isNone = nights === undefined || nights === 0 || kindOf.startsWith('Remove');
      const isBeyondAll = limit === 'MaxStay' && Number(nights) > MOST_NIGHTS;
      const when = isOfArrival && !kindOf.includes('Forward') ? 'OnArrival' : 'Through';
      fields[`${limit}${when}`] = isNone || isBeyondAll ? null : nights;
    }
  }

  if (control === undefined) errors.push(otaFaults.missing('StatusApplicationControl is missing.', record));
  const item: OtaItem | undefined = control && { ...whereOf(control, record), ...fields };
  return { item, errors };
}

const restrictionFields: Readonly<Record<string, string>> = {
  Master: 'Open',
  Arrival: 'ClosedToArrival',
  Departure: 'ClosedToDeparture',
};

const lengthLimits: Readonly<Record<string, readonly ('MinStay' | 'MaxStay')[]>> = {
  SetMinLOS: ['MinStay'],
  MinLOS: ['MinStay'],
  RemoveMinLOS: ['MinStay'],
  SetMaxLOS: ['MaxStay'],
  MaxLOS: ['MaxStay'],
  RemoveMaxLOS: ['MaxStay'],
  FixedLOS: ['MinStay', 'MaxStay'],
  SetForwardMinStay: ['MinStay'],
  RemoveForwardMinStay: ['MinStay'],
  SetForwardMaxStay: ['MaxStay'],
  RemoveForwardMaxStay: ['MaxStay'],
};
