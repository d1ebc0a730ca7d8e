import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';
import styles from './house-style.module.css';
import { Shown } from './shown.tsx';

const kinds = ['dialog', 'sheet', 'full', 'wide'] as const;
type Kind = (typeof kinds)[number];

const names: Record<Kind, string> = {
  dialog: 'A dialog everywhere',
  sheet: 'A sheet on a phone',
  full: 'The whole phone',
  wide: 'A wide one',
};

export function Dialogs() {
  const [open, setOpen] = useState<Kind | null>(null);
  const close = () => setOpen(null);
  return (
    <Shown
      title="Dialogs and sheets"
      note="The one shadow. Esc, Back, the cross and a press beside close it."
    >
      <div className={styles.row}>
        {kinds.map((kind) => (
          <Button variant="second" key={kind} onClick={() => setOpen(kind)}>
            {names[kind]}
          </Button>
        ))}
      </div>
      <Dialog
        open={open !== null}
        onClose={close}
        title={open === null ? '' : names[open]}
        phone={open === 'dialog' || open === 'full' ? open : 'sheet'}
        wide={open === 'wide'}
      >
        <Field label="A code" hint="From a card or a mail.">
          <TextInput />
        </Field>
        <p className="actions">
          <Button onClick={close}>Use it</Button>
          <Button variant="second" onClick={close}>
            Leave it
          </Button>
        </p>
      </Dialog>
    </Shown>
  );
}
