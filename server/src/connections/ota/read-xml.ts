import { ok, refused, type Result } from '@portico/domain/result';
import { SaxesParser } from 'saxes';

/** An element of a message of another system. Names are without prefix. */
export interface XmlElement {
  readonly name: string;
  readonly namespace: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

/** Why a message cannot be read, in words. */
interface XmlFault {
  readonly code: 'xml.unreadable';
  readonly words: string;
}

type Growing = XmlElement & { readonly children: XmlElement[]; text: string };

/** Of one message. Rule: docs/connections-ota.md, "XML". */
const MOST_DEPTH = 20;
const MOST_ELEMENTS = 100_000;
const MOST_ATTRIBUTES = 40;
const LONGEST_NAME = 100;
const LONGEST_VALUE = 1_000;
const LONGEST_TEXT = 10_000;

const unreadable = (words: string) => refused({ code: 'xml.unreadable', words });

/** The text of a message in UTF-8, with or without a byte order mark. `contentType`: the header's. */
export function xmlText(bytes: Uint8Array, contentType: string | undefined): Result<string, XmlFault> {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(contentType ?? '')?.[1] ?? 'utf-8';
  if (charset.toLowerCase() !== 'utf-8') return unreadable('The message is not in UTF-8.');
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return unreadable('The message is not in UTF-8.');
  }
}

/**
 * Reads XML without document types, so that no entity is declared and nothing else is ever fetched. `isEnough`: called
 * with each element that begins and the one around it; from the first true on nothing is read.
 */
export function readXml(
  text: string,
  isEnough: (begun: XmlElement, around: XmlElement | undefined) => boolean = () => false,
): Result<XmlElement, XmlFault> {
  if (text.includes('<!DOCTYPE')) return unreadable('A document type is not taken.');
  const tree = new TreeOf(isEnough);
  try {
    tree.parser.write(text).close();
  } catch (error) {
    if (!(error instanceof Enough)) return unreadable(wordsOf(error));
  }
  return tree.root === undefined ? unreadable('The message is empty.') : ok(tree.root);
}

class Enough extends Error {}

/** A limit that the message goes beyond. */
class TooMuch extends Error {}

class TreeOf {
  readonly parser = new SaxesParser({ xmlns: true });
  root: XmlElement | undefined;
  readonly #open: Growing[] = [];
  #elements = 0;
  #attributes = 0;

  constructor(isEnough: (begun: XmlElement, around: XmlElement | undefined) => boolean) {
    const { parser } = this;
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
      if (encoding.toLowerCase() !== 'utf-8') throw new TooMuch('The message is not in UTF-8.');
    });
    parser.on('processinginstruction', () => {
      throw new TooMuch('A processing instruction is not taken.');
    });
    parser.on('opentagstart', ({ name }) => this.#count(name));
    parser.on('attribute', ({ name, value }) => {
      this.#attributes += 1;
      holds(this.#attributes <= MOST_ATTRIBUTES, `${MOST_ATTRIBUTES} attributes`);
      holds(name.length <= LONGEST_NAME, `${LONGEST_NAME} characters in a name`);
      holds(value.length <= LONGEST_VALUE, `${LONGEST_VALUE} characters in an attribute`);
    });
    parser.on('opentag', ({ local, uri, attributes }) => {
      const given = Object.values(attributes).filter((one) => one.uri === '');
      const begun: Growing = {
        name: local,
        namespace: uri,
        attributes: new Map(given.map((one) => [one.local, one.value])),
        children: [],
        text: '',
      };
      const around = this.#open.at(-1);
      if (around === undefined) this.root = begun;
      around?.children.push(begun);
      this.#open.push(begun);
      if (isEnough(begun, around)) throw new Enough();
    });
    parser.on('text', (text) => this.#add(text));
    parser.on('cdata', (text) => this.#add(text));
    parser.on('closetag', () => void this.#open.pop());
  }

  #count(name: string): void {
    this.#elements += 1;
    this.#attributes = 0;
    holds(this.#open.length < MOST_DEPTH, `${MOST_DEPTH} elements within each other`);
    holds(this.#elements <= MOST_ELEMENTS, `${MOST_ELEMENTS} elements`);
    holds(name.length <= LONGEST_NAME, `${LONGEST_NAME} characters in a name`);
  }

  #add(text: string): void {
    const around = this.#open.at(-1);
    if (around === undefined) return;
    around.text += text;
    holds(around.text.length <= LONGEST_TEXT, `${LONGEST_TEXT} characters of text`);
  }
}

function holds(isWithin: boolean, most: string): void {
  if (!isWithin) throw new TooMuch(`The message has more than ${most}.`);
}

function wordsOf(error: unknown): string {
  if (error instanceof TooMuch) return error.message;
  const where = error instanceof Error ? error.message.slice(0, 200) : '';
  return `The message is no XML: ${where}`;
}

/** The first child of a name. */
export const childOf = (element: XmlElement | undefined, name: string) =>
  element?.children.find((child) => child.name === name);

/** The children of a name within the child of another: each `Rate` in `Rates`. */
export const childrenIn = (element: XmlElement, list: string, name: string) =>
  (childOf(element, list)?.children ?? []).filter((child) => child.name === name);
