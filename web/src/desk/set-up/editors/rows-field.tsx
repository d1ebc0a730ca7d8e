import { TextField } from '../form/fields.tsx';
import { ListField } from '../form/list-field.tsx';
import { Pair } from './part-section.tsx';

interface RowsFieldProps {
  readonly path: string;
  readonly most?: number;
  /** An example of the two halves of a row. */
  readonly hint?: string;
}

/** Rows of two short texts: what, and how it is. */
export function RowsField({ path, most = 8, hint }: RowsFieldProps) {
  return (
    <ListField path={path} most={most} start={() => ({ title: '', text: '' })}>
      {(row) => (
        <Pair>
          <TextField path={`${row}.title`} hint={hint} />
          <TextField path={`${row}.text`} />
        </Pair>
      )}
    </ListField>
  );
}
