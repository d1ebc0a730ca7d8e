import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { textAt } from '../form/at-path.ts';
import { NumberField } from '../form/fields.tsx';
import { fieldId, usePartForm } from '../form/part-form.ts';

const fees = [
  { fee: 'None', name: 'Nothing', value: undefined },
  { fee: 'Nights', name: 'Some nights', value: 1 },
  { fee: 'Percent', name: 'A part of the price', value: 50 },
  { fee: 'Full', name: 'The whole price', value: undefined },
] as const;

/** What cancelling costs. */
export function FeeField({ path }: { readonly path: string }) {
  const { value, set, labelOf, faultAt, isReadOnly } = usePartForm();
  const kind = textAt(value, `${path}.fee`);
  return (
    <>
      <Field
        id={fieldId(`${path}.fee`)}
        label={labelOf(`${path}.fee`)}
        error={faultAt(`${path}.fee`)}
        width="mid"
      >
        <Select
          value={kind}
          aria-disabled={isReadOnly || undefined}
          onChange={({ target }) => {
            const chosen = fees.find(({ fee }) => fee === target.value);
            if (isReadOnly || chosen === undefined) return;
            set(path, { fee: chosen.fee, ...(chosen.value !== undefined && { value: chosen.value }) });
          }}
        >
          {fees.map(({ fee, name }) => (
            <option key={fee} value={fee}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {kind === 'Nights' && <NumberField path={`${path}.value`} end="nights" />}
      {kind === 'Percent' && <NumberField path={`${path}.value`} end="%" />}
    </>
  );
}
