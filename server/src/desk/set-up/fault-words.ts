import { labelAt, setUpEditors } from '@portico/contract/desk/set-up/editors';
import { optionName } from '@portico/contract/desk/set-up/option-names';
import { editedPlace } from '@portico/contract/desk/set-up/place-text';
import { partOf, partOfPath } from '@portico/contract/property-file/definition-parts';
import type { FileFault } from '@portico/contract/property-file/file-fault';
import * as z from 'zod';
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
    .replace(/^no such field\b/, 'none')
    .replace(/^the id of (?=.* of this file$)/, '')
    .replace(/ of this file$/, ' that there is');
  return tickWords(words) ?? `Expected ${words}`;
}

/** `false, or “Breakfast” true` as what there is to do: `Untick this, or tick “Breakfast”`. Undefined: of no tick. */
function tickWords(words: string): string | undefined {
  const [tick] = /^(?:true|false)\b/.exec(words) ?? [];
  if (tick === undefined) return undefined;
  const others = words
    .slice(tick.length)
    .replace(/, or (“.+) true$/, ', or tick $1')
    .replace(/, or (“.+) false$/, ', or untick $1')
    .replace(/, or (?=“.+” (?:in|among) “)/, ', or choose ')
    .replace(/, or (?!tick|untick|choose)/, ', or add ');
  return `${tick === 'true' ? 'Tick' : 'Untick'} this${others}`;
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
  const text = place?.text || nightsText(path, definition);
  if (place === undefined || text === undefined) return undefined;
  const title = setUpEditors[place.editor].title ?? partTitle(part, partOf(definition, part));
  return `${text} (${title})`;
}

const spanSchema = z.object({ from: z.string(), to: z.string() });

/** Nights have no form in Set-up: their prices and rules are set in the grid of Rates, by their dates. */
function nightsText(path: string, definition: object): string | undefined {
  const [span] = /^.*\b(?:seasons|inventory)\[\d+\]/.exec(path) ?? [];
  const read = spanSchema.safeParse(span && valueAt(definition, span));
  return read.success ? `Nights ${read.data.from} to ${read.data.to}` : undefined;
}

function valueAt(from: unknown, path: string): unknown {
  return (path.match(/\w+/g) ?? []).reduce(
    (value: unknown, name) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
    from,
  );
}
