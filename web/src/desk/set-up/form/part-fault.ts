import type { SetUpEditor } from '@portico/contract/desk/set-up/editors';
import { editedPlace } from '@portico/contract/desk/set-up/place-text';

/** A fault of a save, at a field of this form or of another. */
export interface PartFault {
  readonly part: string;
  /** The form with the field. */
  readonly editor: SetUpEditor;
  readonly isElsewhere: boolean;
  /** Below the part. */
  readonly path: string;
  /** The place in the words of its form; empty: none of its fields. */
  readonly place: string;
  readonly message: string;
}

/** `fields`: of a refusal; those of other parts have the part before: `ratePlans.3/code`. */
export function faultsOf(
  fields: Readonly<Record<string, readonly string[]>>,
  own: { readonly part: string; readonly editor: SetUpEditor },
): PartFault[] {
  return Object.entries(fields).flatMap(([key, messages]) => {
    const [, part = own.part, path = ''] = /^(?:([a-zA-Z]+(?:\.\d+)?)\/)?(.*)$/.exec(key) ?? [];
    const found = editedPlace(part, path);
    const isNowhere = found === undefined || (found.text === '' && part === own.part);
    const editor = isNowhere ? own.editor : found.editor;
    const isElsewhere = part !== own.part || editor !== own.editor;
    return messages.map((message) => ({
      part,
      editor,
      isElsewhere,
      path,
      place: found?.text ?? '',
      message,
    }));
  });
}
