import { keysOf } from '@portico/domain/record';
import { labelAt, setUpEditors, type SetUpEditor } from './editors.ts';

/** Where a field of the property file is edited. */
export interface EditedPlace {
  readonly editor: SetUpEditor;
  /** Its place in the form, in the form's words: “Sittings”, sitting 2, “First time”. Empty: none of its fields. */
  readonly text: string;
}

/** Undefined: the field has no editor. `part` as in `SetUp/Read`; `below` is the path in it. */
export function editedPlace(part: string, below: string): EditedPlace | undefined {
  const field = part.replace(/\..*$/, '');
  const found = keysOf(setUpEditors).flatMap((editor) =>
    setUpEditors[editor].field === field ? [{ editor, words: wordsTo(editor, below) }] : [],
  );
  const [best] = found.toSorted((a, b) => b.words.length - a.words.length);
  return best && { editor: best.editor, text: best.words.join(', ') };
}

/** A word for each field and entry on the way to a path. */
function wordsTo(editor: SetUpEditor, below: string): string[] {
  const ends = [...below.matchAll(/(?=[.[])|$/g)].map(({ index }) => below.slice(0, index));
  return ends.flatMap((path) => {
    const label = labelAt(editor, path);
    const entry = /\[(\d+)\]$/.exec(path)?.[1];
    if (label === undefined) return [];
    return [entry === undefined ? `“${label}”` : `${label} ${Number(entry) + 1}`];
  });
}
