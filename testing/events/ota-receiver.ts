import { startEventReceiver } from './event-receiver.ts';

/** What the other system does with a message. */
export type Manner = 'takes it' | 'is silent' | '404' | '500' | 'errors' | 'acknowledges another' | 'no XML';

const attribute = (text: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(text)?.[1] ?? '';

/** Another system that is told of bookings by OTA's XML over HTTP, and misbehaves if asked to. */
export async function startOtaReceiver() {
  const receiver = await startEventReceiver();
  let manner: Manner = 'takes it';
  const answers: Readonly<Record<Manner, (echo: string, number: string) => string>> = {
    'takes it': (echo, number) =>
      `<OTA_HotelResNotifRS xmlns="http://www.opentravel.org/OTA/2003/05" EchoToken="${echo}" Version="1.0"><Success/><HotelReservations><HotelReservation><UniqueID Type="14" ID="${number}"/><ResGlobalInfo><HotelReservationIDs><HotelReservationID ResID_Type="14" ResID_Value="4711-${number}"/></HotelReservationIDs></ResGlobalInfo></HotelReservation></HotelReservations></OTA_HotelResNotifRS>`,
    'is silent': () => '',
    '404': () => '',
    '500': () => '',
    errors: (echo) =>
      `<OTA_HotelResNotifRS EchoToken="${echo}"><Errors><Error Type="12" Code="402">No such room</Error></Errors></OTA_HotelResNotifRS>`,
    'acknowledges another': () => '<OTA_HotelResNotifRS EchoToken="another"><Success/></OTA_HotelResNotifRS>',
    'no XML': () => '{"ok":true}',
  };
  let noteCome = () => undefined as void;
  const come = new Promise<void>((resolve) => (noteCome = resolve));
  receiver.answer = (response) => {
    noteCome();
    if (manner === 'is silent') return;
    const { body = '' } = receiver.received.at(-1) ?? {};
    const number = /<UniqueID Type="14" ID="([^"]*)"/.exec(body)?.[1] ?? '';
    const xml = answers[manner](attribute(body, 'EchoToken'), number);
    response
      .writeHead(Number(manner) || 200, { 'content-type': 'text/xml' })
      .end(
        `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${xml}</s:Body></s:Envelope>`,
      );
  };
  return {
    url: receiver.url,
    close: receiver.close,
    /** Waits for the first message. */
    hasCome: () => come,
    /** From now on. */
    behaves: (next: Manner) => {
      manner = next;
    },
    /** The messages so far, as they came: status, number of the booking, echo token. */
    told: () =>
      receiver.received.map(({ body, headers }) => ({
        status: attribute(body, 'ResStatus'),
        number: /<UniqueID Type="14" ID="([^"]*)"/.exec(body)?.[1] ?? '',
        echo: attribute(body, 'EchoToken'),
        body,
        headers,
      })),
  };
}
