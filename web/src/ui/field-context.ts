import { createContext } from 'react';

/** What a control has to carry so that its label, hint and error belong to it. */
export interface FieldControl {
  id: string;
  /** By which browsers know a field again; left out where the page gives it none. */
  name?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-required'?: true | undefined;
}

export const FieldContext = createContext<FieldControl | null>(null);
