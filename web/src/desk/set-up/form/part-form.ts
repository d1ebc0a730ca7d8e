import { labelAt, type SetUpEditor } from '@portico/contract/desk/set-up/editors';
import { createContext, use } from 'react';

/** The form of one part: what is typed, and the faults of the last save. */
export interface PartForm {
  readonly value: unknown;
  /** By `labelsOf`. */
  readonly labelOf: (path: string) => string;
  readonly set: (path: string, next: unknown) => void;
  /** From what is typed by then: for what ends later. */
  readonly change: (path: string, next: (current: unknown) => unknown) => void;
  /** The first fault at a path or below it. */
  readonly faultAt: (path: string) => string | undefined;
  /** The first fault at a path itself. */
  readonly ownFaultAt: (path: string) => string | undefined;
  /** Nothing can be typed: the role may only look. */
  readonly isReadOnly: boolean;
}

export const PartFormContext = createContext<PartForm | null>(null);

/** Throws outside a form. */
export function usePartForm(): PartForm {
  const form = use(PartFormContext);
  if (form === null) throw new Error('a field outside the form of a part');
  return form;
}

/** The labels of the fields of a form; asked for another field, throws. */
export function labelsOf(editor: SetUpEditor) {
  return (path: string): string => {
    const label = labelAt(editor, path);
    if (label === undefined) throw new Error(`the form ${editor} has no label for ${path}`);
    return label;
  };
}

/** The id of the control at a path, for links of the error summary. */
export const fieldId = (path: string) => `part-${path}`;

/** The control nearest to a path that is on the page: a fault of one line belongs to the box of all lines. */
export function nearestFieldId(path: string): string | undefined {
  if (document.getElementById(fieldId(path)) !== null) return fieldId(path);
  return path === '' ? undefined : nearestFieldId(path.replace(/(^|\.)[^.[\]]+$|\[\d+\]$/, ''));
}
