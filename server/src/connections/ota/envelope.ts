import type { Credentials } from '../credentials.ts';
import { childOf, type XmlElement } from './read-xml.ts';
import { element, xmlOf } from './write-xml.ts';

const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';
const PASSWORD_TEXT =
  'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-username-token-profile-1.0#PasswordText';

/** A message as it came: in an envelope of SOAP 1.1, or bare. */
export interface Opened {
  readonly isSoap: boolean;
  readonly message: XmlElement | undefined;
  /** Of the security header. */
  readonly credentials: Credentials | undefined;
}

const isEnvelope = ({ name, namespace }: XmlElement) => name === 'Envelope' && namespace === SOAP;

/** Once this element has begun, the credentials and the name of the message are read. */
export const isMessage = (begun: XmlElement, around: XmlElement | undefined) =>
  around === undefined ? !isEnvelope(begun) : around.name === 'Body' && around.namespace === SOAP;

export function openEnvelope(root: XmlElement): Opened {
  if (!isEnvelope(root)) return { isSoap: false, message: root, credentials: undefined };
  const token = childOf(childOf(childOf(root, 'Header'), 'Security'), 'UsernameToken');
  const username = childOf(token, 'Username');
  const password = childOf(token, 'Password');
  const isPlain = (password?.attributes.get('Type') ?? PASSWORD_TEXT) === PASSWORD_TEXT;
  return {
    isSoap: true,
    message: childOf(root, 'Body')?.children[0],
    credentials:
      username && password && isPlain
        ? { username: username.text.trim(), secret: password.text.trim() }
        : undefined,
  };
}

/** An answer as the message came. */
export const closeEnvelope = (body: string, isSoap: boolean) =>
  isSoap
    ? element(
        'soap:Envelope',
        { 'xmlns:soap': SOAP },
        element('soap:Header', {}),
        element('soap:Body', {}, body),
      )
    : body;

const SECURITY = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd';

/** A message of ours with what the other system asks for, in the security header. */
export const securedEnvelope = (
  body: string,
  { username, password }: { readonly username: string; readonly password: string },
) =>
  element(
    'soap:Envelope',
    { 'xmlns:soap': SOAP },
    element(
      'soap:Header',
      {},
      element(
        'wsse:Security',
        { 'xmlns:wsse': SECURITY, 'soap:mustUnderstand': 1 },
        element(
          'wsse:UsernameToken',
          {},
          element('wsse:Username', {}, xmlOf(username)),
          element('wsse:Password', { Type: PASSWORD_TEXT }, xmlOf(password)),
        ),
      ),
    ),
    element('soap:Body', {}, body),
  );

/** What is answered when nobody can tell which message it was. */
export const soapFault = (words: string) =>
  closeEnvelope(
    element(
      'soap:Fault',
      {},
      element('faultcode', {}, 'soap:Client'),
      element('faultstring', {}, xmlOf(words)),
    ),
    true,
  );
