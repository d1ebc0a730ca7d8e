import { ok, refused, type Result } from '@portico/domain/result';
import { openEnvelope } from '../ota/envelope.ts';
import { childOf, readXml, type XmlElement } from '../ota/read-xml.ts';

/** Why an answer is no acknowledgement, in words for the hotel. */
interface NotAcknowledged {
  readonly code: 'push.not-acknowledged';
  /** False: nobody knows whether it has taken the message. */
  readonly isRefused: boolean;
  readonly why: string;
}

type Answer = { readonly status: number; readonly text: string } | { readonly why: string };

export const LONGEST_WORDS = 200;
export const LONGEST_NUMBER = 60;

/**
 * Reads the answer to a message: the other system's number of the booking, null if it says none. Refused: anything but
 * `Success` for this very message.
 */
export function readAnswer(
  answer: Answer,
  { echoToken, number }: { readonly echoToken: string; readonly number: string },
): Result<{ readonly otherNumber: string | null }, NotAcknowledged> {
  const not = (why: string, isRefused = false) =>
    refused<NotAcknowledged>({
      code: 'push.not-acknowledged',
      isRefused,
      why: why.slice(0, LONGEST_WORDS),
    });
  if ('why' in answer) return not(answer.why);
  const { status, text } = answer;
  if (status !== 200) return not(`it answered ${status}`, status >= 400 && status < 500);
  const read = readXml(text);
  if (!read.ok) return not(read.refusal.words);
  const { message } = openEnvelope(read.value);
  if (message?.name !== 'OTA_HotelResNotifRS') return not('it answered another message');
  const echoed = message.attributes.get('EchoToken') ?? echoToken;
  const ids = allIn(message, 'UniqueID').map((one) => one.attributes.get('ID'));
  if (echoed !== echoToken || (ids.length > 0 && !ids.includes(number)))
    return not('it answered another message');
  const error = allIn(message, 'Error')[0];
  if (error !== undefined) return not(error.attributes.get('ShortText') ?? error.text.trim(), true);
  if (childOf(message, 'Success') === undefined) return not('it answered neither Success nor Errors');
  const values = allIn(message, 'HotelReservationID').map((one) => one.attributes.get('ResID_Value'));
  const otherNumber = values.find((one) => one !== undefined && one !== number && one !== '');
  return ok({ otherNumber: otherNumber?.slice(0, LONGEST_NUMBER) ?? null });
}

/** Elements of a name at any depth; `readXml` bounds it. */
function allIn(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...allIn(child, name),
  ]);
}
