import { TextField } from '../form/fields.tsx';
import { ListField } from '../form/list-field.tsx';
import { Pair } from './part-section.tsx';

interface RowsFieldProps {
  readonly path: string;
  readonly label: string;
  /** One of them: “fact”. */
  readonly one: string;
  readonly most?: number;
  /** An example of the two halves of a row. */
  readonly hint?: string;
}

/** Rows of two short texts: what, and how it is. */
export function RowsField({ path, label, one, most = 8, hint }: RowsFieldProps) {
  return (
    <ListField path={path} label={label} one={one} most={most} start={() => ({ title: '', text: '' })}>
      {(row) => (
        <Pair>
          <TextField path={`${row}.title`} label="What" hint={hint} />
          <TextField path={`${row}.text`} label="How it is" />
        </Pair>
      )}
    </ListField>
  );
}
