import { labelAt, setUpEditors } from '@portico/contract/desk/set-up/editors';
import { optionName } from '@portico/contract/desk/set-up/option-names';
import { editedPlace } from '@portico/contract/desk/set-up/place-text';
import { partOf, partOfPath } from '@portico/contract/property-file/definition-parts';
import type { FileFault } from '@portico/contract/property-file/file-fault';
import { partTitle } from './set-up-state.ts';

/** Paths of the whole file; names of fields beside the fault; and values to choose from, as faults write them. */
const WHOLE_PATH = /\b(?:(?:settings|property)\.|[a-z]\w*\[\d+\]\.)[\w.[\]]*[\w\]]/gi;
const FIELD = /(?<=\bas )\w+(?= says\b)|\b[a-z]+[A-Z]\w*(?:\[\d+\])?|\b[a-z]+\[\d+\]/g;
const VALUE = /\b[A-Z][a-z]+[A-Z]\w*/g;

interface FaultPlace {
  readonly part: string;
  /** The path in the part. */
  readonly below: string;
}

/** A fault in words for staff, who know the fields of the property file by their labels in Set-up. */
export function faultWords(
  { expected, found }: FileFault,
  { part, below }: FaultPlace,
  definition: object,
): string {
  if (found === undefined || found === '""') return 'Fill this in';
  const besides = below.replace(/\w+$/, '');
  const fieldText = (name: string) => {
    if (name.endsWith(']')) return editedPlace(part, name)?.text || name;
    const editor = editedPlace(part, below)?.editor;
    const label = editor && (labelAt(editor, besides + name) ?? labelAt(editor, name));
    return label === undefined ? name : `“${label}”`;
  };
  const words = expected
    .replaceAll(WHOLE_PATH, (at) => placeWords(at, definition) ?? at)
    .replaceAll(FIELD, fieldText)
    .replaceAll(VALUE, (value) => {
      const name = optionName(value);
      return name === undefined ? value : `“${name}”`;
    })
    .replaceAll(/\b(?:true|false)\b/g, (value) => (value === 'true' ? 'ticked' : 'not ticked'))
    .replace(/^no such field\b/, 'none')
    .replace(/^the id of (?=.* of this file$)/, '')
    .replace(/ of this file$/, ' that there is');
  return `Expected ${words}`;
}

/** A fault with its place before it: `“Code” (Flexible): Expected …`. */
export function faultLine(fault: FileFault, definition: object): string {
  const place = partOfPath(definition, fault.path);
  return `${placeWords(fault.path, definition) ?? fault.path}: ${faultWords(fault, place, definition)}`;
}

/** Undefined: a path without an editor. */
function placeWords(path: string, definition: object): string | undefined {
  const { part, below } = partOfPath(definition, path);
  const place = editedPlace(part, below);
  if (place === undefined || place.text === '') return undefined;
  const title = setUpEditors[place.editor].title ?? partTitle(part, partOf(definition, part));
  return `${place.text} (${title})`;
}
