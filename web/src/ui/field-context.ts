import { createContext } from 'react';

/** The attributes that connect a control with its label, hint and error. */
export interface FieldControl {
  id: string;
  /** The name for autofill; omitted when the page sets none. */
  name?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-required'?: true | undefined;
}

export const FieldContext = createContext<FieldControl | null>(null);
