import type { OtaFault } from './ota-faults.ts';
import type { XmlElement } from './read-xml.ts';
import { element, xmlOf } from './write-xml.ts';

export const OTA = 'http://www.opentravel.org/OTA/2003/05';

/** More would help nobody to mend a message. */
const MOST_FAULTS = 100;

export interface OtaAnswer {
  readonly errors?: readonly OtaFault[];
  readonly warnings?: readonly OtaFault[];
  /** What was asked for, as XML. */
  readonly content?: string;
  /** Of bookings in it: the content is then not stored. */
  readonly bookings?: number;
  /** The core has stored it with what it did. */
  readonly isStored?: true;
  /** There is more: what to ask for it by, null if the same message does. */
  readonly more?: string | null;
}

/** `…RS` to `…RQ`, but for this one. */
const answersOf: Readonly<Record<string, string>> = { OTA_ReadRQ: 'OTA_ResRetrieveRS' };

/** The answer to a message, with its echo token. */
export function answerTo(
  message: XmlElement,
  { errors = [], warnings = [], content = '', more }: OtaAnswer,
  now: Date,
): string {
  const attributes = {
    xmlns: OTA,
    EchoToken: message.attributes.get('EchoToken'),
    TimeStamp: now.toISOString(),
    Version: '1.0',
    MoreIndicator: more === undefined ? undefined : 'true',
    MoreDataEchoToken: more ?? undefined,
  };
  const name = answersOf[message.name] ?? message.name.replace(/RQ$/, 'RS');
  if (errors.length > 0) return element(name, attributes, faultsOf('Error', errors));
  return element(name, attributes, element('Success', {}), faultsOf('Warning', warnings), content);
}

const faultsOf = (kind: 'Error' | 'Warning', faults: readonly OtaFault[]) =>
  faults.length === 0
    ? ''
    : element(
        `${kind}s`,
        {},
        ...faults
          .slice(0, MOST_FAULTS)
          .map(({ type, code, words, record }) =>
            element(kind, { Type: type, Code: code, RecordID: record }, xmlOf(words)),
          ),
      );
