import { contrast, readColour } from '@portico/contract/theme/colour';
import { deriveTheme } from '@portico/contract/theme/derive-theme';
import { defaultTheme, type PropertyTheme } from '@portico/contract/theme/property-theme';
import { keysOf, tableOf } from '@portico/domain/record';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { textAt } from '../form/at-path.ts';
import { fieldId, usePartForm } from '../form/part-form.ts';
import styles from './colour-fields.module.css';
import { Pair, PartSection } from './part-section.tsx';

const names: Readonly<Record<keyof PropertyTheme, string>> = {
  primary: 'Buttons and links',
  secondary: 'Second colour',
  accent: 'Accent',
  tertiary: 'Bands',
  dark: 'Text',
  darkPage: 'Page by night',
  positive: 'Done',
  negative: 'Wrong',
  info: 'To know',
  warning: 'To watch',
  lightPage: 'Page by day',
  brandPrimary: 'Your own brand colour',
};

/** The hotel's twelve colours, and what guests read in them. */
export function ColourFields() {
  return (
    <>
      <PartSection
        title="Colours"
        how="What is hard to read is made darker or lighter by the smallest step that helps; below is what guests see."
      >
        <Pair>
          {keysOf(names).map((name) => (
            <ColourField key={name} name={name} />
          ))}
        </Pair>
      </PartSection>
      <Readable />
    </>
  );
}

function ColourField({ name }: { readonly name: keyof PropertyTheme }) {
  const { value, set, faultAt, isReadOnly } = usePartForm();
  const path = `theme.${name}`;
  const text = textAt(value, path);
  return (
    <Field id={fieldId(path)} label={names[name]} error={faultAt(path)}>
      <TextInput
        value={text}
        readOnly={isReadOnly}
        onChange={({ target }) => set(path, target.value)}
        end={
          <input
            type="color"
            className={styles.swatch}
            aria-label={`${names[name]}, choose`}
            value={readColour(text) ?? '#000000'}
            disabled={isReadOnly}
            onChange={({ target }) => set(path, target.value)}
          />
        }
      />
    </Field>
  );
}

/** Contrast of what guests read, by day and by night. */
function Readable() {
  const { value } = usePartForm();
  const theme: PropertyTheme = tableOf(
    keysOf(defaultTheme),
    (name) => readColour(textAt(value, `theme.${name}`)) ?? defaultTheme[name],
  );
  const rows = (['light', 'dark'] as const).flatMap((mode) => {
    const shown = deriveTheme(theme, mode);
    const when = mode === 'light' ? 'by day' : 'by night';
    const pairs = [
      ['Text', shown.ink, shown.page],
      ['A link', shown['text-link'], shown.page],
      ['A hint', shown.muted, shown.page],
      ['A button', shown['on-fill'], shown.fill],
      ['What is wrong', shown['neg-text'], shown['neg-soft']],
    ] as const;
    return pairs.map(([what, ink, ground]) => [
      `${what} ${when}`,
      <span key="sample" className={styles.sample} style={{ color: ink, backgroundColor: ground }}>
        {what}
      </span>,
      `${contrast(ink, ground).toFixed(1)} to 1`,
    ]);
  });
  return (
    <PartSection title="How well it reads" how="4.5 to 1 is the least for text.">
      <DataTable
        caption="Contrast of what guests read"
        columns={[{ name: 'What' }, { name: 'As it looks' }, { name: 'Contrast', isFigure: true }]}
        rows={rows}
      />
    </PartSection>
  );
}
