import { ok, refused, type Result } from '@portico/domain/result';
import { readXml, type XmlElement } from '../ota/read-xml.ts';

/** Why an answer of Google's is no acknowledgement, in words for the hotel. */
interface NotAcknowledged {
  readonly code: 'google.not-acknowledged';
  readonly words: string;
}

const LONGEST_WORDS = 300;
const MOST_FAULTS = 3;

/**
 * Reads the answer to a message. Acknowledged by `Success`; a warning beside it is none. Refused: `Errors` of a message
 * of OTA's, `Issues` of Google's own, another message's answer, or anything else.
 */
export function readAnswer(text: string, id: string): Result<null, NotAcknowledged> {
  const not = (words: string) =>
    refused<NotAcknowledged>({ code: 'google.not-acknowledged', words: words.slice(0, LONGEST_WORDS) });
  const read = readXml(text);
  if (!read.ok) return not(read.refusal.words);
  const { attributes, children } = read.value;
  const answered = attributes.get('EchoToken') ?? attributes.get('id') ?? id;
  if (answered !== id) return not('it answered another message');
  if (children.some(({ name }) => name === 'Success')) return ok(null);
  const faults = children
    .filter(({ name }) => name === 'Errors' || name === 'Issues')
    .flatMap((list) => list.children);
  if (faults.length === 0) return not('it answered neither Success nor Errors');
  return not(faults.slice(0, MOST_FAULTS).map(wordsOf).join('; '));
}

function wordsOf({ attributes, text }: XmlElement): string {
  const code = attributes.get('Code') ?? attributes.get('code');
  const words = attributes.get('ShortText') ?? text.trim();
  return code === undefined ? words : `${code} ${words}`;
}
