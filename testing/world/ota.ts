import type { ConnectionRight } from '@portico/contract/connections/connection-codes';
import { buildHotelFile, buildRatePlan, buildRoomType, DOUBLE, FLEXIBLE } from '../builders/hotel-file.ts';
import { openConnection } from './connection.ts';
import type { World } from './world.ts';

const FROM = '2027-03-05';

/** A hotel with one room type and one rate plan for two adults. */
export const otaHotel = () =>
  buildHotelFile({ roomTypes: [buildRoomType()], ratePlans: [buildRatePlan({ baseNumberOfAdults: 2 })] });

/** A channel manager that speaks XML, with the codes DBL and BAR. */
export async function openChannels(world: World, rights: readonly ConnectionRight[] = ['ari']) {
  const connection = await openConnection(world, rights);
  await connection.owner.ask('Connections/SetCodes', {
    id: connection.id,
    roomTypes: { [DOUBLE]: 'DBL' },
    ratePlans: { [FLEXIBLE]: 'BAR' },
  });
  /** Sends what nobody vouches for by HTTP. */
  const sendBare = async (xml: string | Uint8Array, headers: Record<string, string> = {}) => {
    const { statusCode, body } = await world.app.inject({
      method: 'POST',
      url: '/api/Ota',
      payload: Buffer.from(xml),
      headers: { 'content-type': 'text/xml; charset=utf-8', ...headers },
    });
    return { status: statusCode, xml: body };
  };
  return {
    ...connection,
    sendBare,
    /** With HTTP Basic. */
    send: (xml: string | Uint8Array, headers: Record<string, string> = {}) =>
      sendBare(xml, { authorization: connection.basic(), ...headers }),
  };
}

let tokens = 0;

const control = (inside = '') =>
  `<StatusApplicationControl Start="${FROM}" End="${FROM}" InvTypeCode="DBL" RatePlanCode="BAR"${inside}/>`;

/** An `OTA_HotelAvailNotifRQ` of these lines. */
export function availXml(
  lines: string,
  {
    stamp = '2027-02-20T11:00:00Z',
    echo = '',
    hotel = 'QUAY',
  }: { stamp?: string; echo?: string; hotel?: string } = {},
): string {
  tokens += 1;
  return `<OTA_HotelAvailNotifRQ xmlns="http://www.opentravel.org/OTA/2003/05" EchoToken="${echo || `t${tokens}`}" TimeStamp="${stamp}">
    <AvailStatusMessages HotelCode="${hotel}">${lines}</AvailStatusMessages></OTA_HotelAvailNotifRQ>`;
}

/** A line that sets rooms left, of the night of 5 March. */
export const roomsXml = (count: number | string, more = '') =>
  `<AvailStatusMessage BookingLimit="${count}">${control()}${more}</AvailStatusMessage>`;

/** A line that sets a rule of that night. */
export const ruleXml = (inside: string) => `<AvailStatusMessage>${control()}${inside}</AvailStatusMessage>`;

/** An `OTA_HotelRateAmountNotifRQ` of that night, or of where it says. */
export function ratesXml(rates: string, where = control()): string {
  tokens += 1;
  return `<OTA_HotelRateAmountNotifRQ xmlns="http://www.opentravel.org/OTA/2003/05" EchoToken="t${tokens}">
    <RateAmountMessages HotelCode="QUAY"><RateAmountMessage>${where}<Rates>${rates}</Rates></RateAmountMessage></RateAmountMessages></OTA_HotelRateAmountNotifRQ>`;
}

export const amountXml = (attributes: string) =>
  `<Rate><BaseByGuestAmts><BaseByGuestAmt ${attributes}/></BaseByGuestAmts></Rate>`;

/** Type and code of each error or warning of an answer. */
export const faultsIn = (xml: string) =>
  [...xml.matchAll(/<(Error|Warning) Type="(\d+)" Code="(\d+)"/g)].map(([, kind, type, code]) => [
    kind,
    `${type}/${code}`,
  ]);

export const succeeds = (xml: string) => xml.includes('<Success/>');
