import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { addPicture } from './add-picture.ts';
import { textAt, valueAt } from './at-path.ts';
import { DropZone } from './drop-zone.tsx';
import { TextField } from './fields.tsx';
import { usePartForm } from './part-form.ts';
import styles from './pictures-field.module.css';

interface PictureFieldProps {
  readonly path: string;
  /** What it is for: “On the search page”. */
  readonly label: string;
  /** Whether the hotel can do without. */
  readonly optional?: boolean;
}

/** One picture with its words. */
export function PictureField({ path, label, optional }: PictureFieldProps) {
  const { value, set, change, isReadOnly } = usePartForm();
  const [says, setSays] = useState<string | null>(null);

  async function add([file]: readonly File[]) {
    if (file === undefined) return;
    setSays(`Adding ${file.name} …`);
    try {
      const picture = await addPicture(file);
      change(path, () => picture);
      setSays('Added. Say what can be seen.');
    } catch (error) {
      setSays(`${file.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  return (
    <div role="group" aria-label={label} className={styles.single}>
      <h3>{label}</h3>
      {valueAt(value, path) !== undefined && (
        <>
          <img src={textAt(value, `${path}.url`)} alt="" width={176} height={132} loading="lazy" />
          <TextField path={`${path}.alt`} label="What can be seen" />
          {optional && !isReadOnly && (
            <Button variant="second" size="small" onClick={() => set(path, undefined)}>
              Take the picture away
            </Button>
          )}
        </>
      )}
      {!isReadOnly && <DropZone says={says} onFiles={(files) => void add(files)} />}
    </div>
  );
}
