import { defaultTheme, type PropertyTheme } from '@portico/contract/theme/property-theme';
import { keysOf, tableOf } from '@portico/domain/record';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { deskQuery } from '../../lib/desk-queries.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { textAt } from '../form/at-path.ts';
import { fieldId, usePartForm } from '../form/part-form.ts';
import { PictureField } from '../form/picture-field.tsx';
import styles from './colour-fields.module.css';
import { Pair, PartSection } from './part-section.tsx';

const names = keysOf(defaultTheme);

/** The hotel's logo or mark, its twelve colours, and what guests read in them. */
export function ColourFields() {
  return (
    <>
      <PartSection
        title="Beside the name"
        how="Without either the first letter of the name stands in a ring."
      >
        <PictureField path="logo" optional isSign />
        <PictureField path="mark" optional isSign />
      </PartSection>
      <PartSection
        title="Colours"
        how="What is hard to read is made darker or lighter by the smallest step that helps; below is what guests see."
      >
        <Pair>
          {names.map((name) => (
            <ColourField key={name} name={name} />
          ))}
        </Pair>
      </PartSection>
      <Readable />
    </>
  );
}

function ColourField({ name }: { readonly name: keyof PropertyTheme }) {
  const { value, set, labelOf, faultAt, isReadOnly } = usePartForm();
  const path = `theme.${name}`;
  const text = textAt(value, path);
  return (
    <Field id={fieldId(path)} label={labelOf(path)} error={faultAt(path)}>
      <span className={styles.colour}>
        <TextInput value={text} readOnly={isReadOnly} onChange={({ target }) => set(path, target.value)} />
        <input
          type="color"
          className={styles.swatch}
          aria-label={`${labelOf(path)}, choose`}
          value={isColour(text) ? text : '#000000'}
          disabled={isReadOnly}
          onChange={({ target }) => set(path, target.value)}
        />
      </span>
    </Field>
  );
}

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

const shownNames = {
  text: 'Text',
  link: 'A link',
  hint: 'A hint',
  button: 'A button',
  wrong: 'What is wrong',
} as const;

/** Contrast of what guests read, by day and by night. */
function Readable() {
  const { value } = usePartForm();
  const theme = tableOf(names, (name) => textAt(value, `theme.${name}`).slice(0, 20));
  const { data } = useQuery({
    ...deskQuery('SetUp/ReadContrast', { theme }),
    placeholderData: keepPreviousData,
  });
  return (
    <PartSection title="How well it reads" how="4.5 to 1 is the least for text.">
      <DataTable
        caption="Contrast of what guests read"
        columns={[{ name: 'What' }, { name: 'As it looks' }, { name: 'Contrast', isFigure: true }]}
        rows={(data?.pairs ?? []).map(({ what, mode, ink, ground, ratio }) => [
          `${shownNames[what]} ${mode === 'light' ? 'by day' : 'by night'}`,
          <span key="sample" className={styles.sample} style={{ color: ink, backgroundColor: ground }}>
            {shownNames[what]}
          </span>,
          `${ratio.toFixed(1)} to 1`,
        ])}
      />
    </PartSection>
  );
}
