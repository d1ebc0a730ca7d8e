import { useState, type ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { Tick } from '../../../ui/tick.tsx';
import { listAt, textAt, valueAt } from './at-path.ts';
import styles from './fields.module.css';
import { fieldId, usePartForm } from './part-form.ts';

interface AtPath {
  /** Of the part, such as `occupancy.maximum`. */
  readonly path: string;
  readonly hint?: ReactNode;
}

interface TextFieldProps extends AtPath {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time';
  /** Several lines. */
  readonly isLong?: boolean;
  /** The most characters, counted below it. */
  readonly most?: number;
  /** Left empty, the field is left out. */
  readonly optional?: boolean;
}

/** A text of the part. */
export function TextField({ path, hint, type = 'text', isLong, most, optional }: TextFieldProps) {
  const { value, set, labelOf, faultAt, isReadOnly } = usePartForm();
  const text = textAt(value, path);
  const control = {
    value: text,
    readOnly: isReadOnly,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      set(path, optional && target.value === '' ? undefined : target.value),
  };
  return (
    <Field
      id={fieldId(path)}
      label={labelOf(path)}
      hint={hint}
      error={faultAt(path)}
      optional={optional}
      after={most !== undefined && <span className={styles.count}>{`${text.length} of ${most}`}</span>}
    >
      {isLong ? <TextArea {...control} /> : <TextInput type={type} {...control} />}
    </Field>
  );
}

/** A number; empty: it is left out. */
/** `isSigned`: may be below 0, for which a phone shows letters too: its digits alone have no minus. */
export function NumberField({
  path,
  hint,
  end,
  isSigned = false,
}: AtPath & { readonly end?: string; readonly isSigned?: boolean }) {
  const { value, set, labelOf, faultAt, isReadOnly } = usePartForm();
  const [typed, setTyped] = useState('');
  // “7.50” stays as it was typed while it is the number of the part.
  const isTyped = numberOf(typed) === valueAt(value, path);
  return (
    <Field id={fieldId(path)} label={labelOf(path)} hint={hint} error={faultAt(path)}>
      {/* The words above it take the whole line. */}
      <span className={styles.short}>
        <TextInput
          inputMode={isSigned ? 'text' : 'decimal'}
          end={end}
          readOnly={isReadOnly}
          value={isTyped ? typed : textAt(value, path)}
          onChange={({ target }) => {
            setTyped(target.value);
            set(path, numberOf(target.value));
          }}
        />
      </span>
    </Field>
  );
}

/** What is half typed stays as text, which the schema refuses: nothing is guessed. */
function numberOf(text: string): number | string | undefined {
  if (text.trim() === '') return undefined;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** A small number with two buttons. Where there is none yet, a press sets the first. */
export function StepField({
  path,
  hint,
  min,
  max,
}: AtPath & { readonly hint?: string; readonly min: number; readonly max: number }) {
  const { value, set, labelOf, faultAt, isReadOnly } = usePartForm();
  const found = valueAt(value, path);
  const fault = faultAt(path);
  return (
    <div id={fieldId(path)} tabIndex={-1}>
      <Stepper
        label={labelOf(path)}
        sub={typeof found === 'number' ? hint : 'No limit yet'}
        value={typeof found === 'number' ? found : 0}
        min={typeof found === 'number' ? min : 0}
        max={max}
        onChange={(next) => {
          if (!isReadOnly) set(path, Math.max(next, min));
        }}
      />
      {fault !== undefined && <FieldError>{fault}</FieldError>}
    </div>
  );
}

/** Yes or no. */
export function TickField({ path }: AtPath) {
  const { value, set, labelOf, faultAt, isReadOnly } = usePartForm();
  const fault = faultAt(path);
  return (
    <div className={classNames(styles.yesNo, fault !== undefined && styles.faulty)}>
      <Tick
        id={fieldId(path)}
        error={fault}
        checked={valueAt(value, path) === true}
        aria-disabled={isReadOnly || undefined}
        onChange={({ target }) => {
          if (!isReadOnly) set(path, target.checked);
        }}
      >
        {labelOf(path)}
      </Tick>
    </div>
  );
}

/** Short lines, one below the other. */
export function LinesField({ path, hint }: AtPath) {
  const { value, set, labelOf, faultAt, isReadOnly } = usePartForm();
  return (
    <Field id={fieldId(path)} label={labelOf(path)} hint={hint} error={faultAt(path)}>
      <TextArea
        readOnly={isReadOnly}
        value={listAt(value, path).map(String).join('\n')}
        onChange={({ target }) => set(path, target.value === '' ? [] : target.value.split('\n'))}
      />
    </Field>
  );
}

export interface Option {
  readonly value: string | number;
  readonly name: string;
}

/** One of several; `none`: what it means to choose none of them. */
export function ChoiceField({
  path,
  hint,
  options,
  none,
}: AtPath & { readonly options: readonly Option[]; readonly none?: string }) {
  const { value, set, labelOf, faultAt, isReadOnly } = usePartForm();
  const chosen = options.findIndex((option) => option.value === valueAt(value, path));
  return (
    <Field id={fieldId(path)} label={labelOf(path)} hint={hint} error={faultAt(path)} width="mid">
      <Select
        value={String(chosen)}
        aria-disabled={isReadOnly || undefined}
        onChange={({ target }) => {
          if (!isReadOnly) set(path, options[Number(target.value)]?.value);
        }}
      >
        {(none !== undefined || chosen === -1) && <option value="-1">{none ?? 'Choose'}</option>}
        {options.map(({ name }, index) => (
          <option key={name} value={String(index)}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Any of several. `emptyIsAll`: with none chosen the field is left out, which means all. */
export function TicksField({
  path,
  options,
  emptyIsAll = false,
}: AtPath & { readonly options: readonly Option[]; readonly emptyIsAll?: boolean }) {
  const { value, set, labelOf, faultAt, isReadOnly } = usePartForm();
  const chosen = listAt(value, path);
  const fault = faultAt(path);
  function toggle(option: Option, isOn: boolean) {
    const next = options
      .map((one) => one.value)
      .filter((one) => (one === option.value ? isOn : chosen.includes(one)));
    set(path, emptyIsAll && next.length === 0 ? undefined : next);
  }
  return (
    <fieldset id={fieldId(path)} className={styles.ticks}>
      <legend>{labelOf(path)}</legend>
      {fault !== undefined && <FieldError>{fault}</FieldError>}
      <div>
        {options.map((option) => (
          <Tick
            key={option.name}
            checked={chosen.includes(option.value)}
            aria-disabled={isReadOnly || undefined}
            onChange={({ target }) => {
              if (!isReadOnly) toggle(option, target.checked);
            }}
          >
            {option.name}
          </Tick>
        ))}
      </div>
    </fieldset>
  );
}
