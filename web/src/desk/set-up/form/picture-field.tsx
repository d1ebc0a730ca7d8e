import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { addPicture } from './add-picture.ts';
import { textAt, valueAt } from './at-path.ts';
import { DropZone } from './drop-zone.tsx';
import { TextField } from './fields.tsx';
import { MoreOfPicture } from './more-of-picture.tsx';
import { fieldId, usePartForm } from './part-form.ts';
import styles from './pictures-field.module.css';

interface PictureFieldProps {
  readonly path: string;
  /** Whether the hotel can do without. */
  readonly optional?: boolean;
  /** A logo or a mark: the name that it stands for is beside it, so it has no words of its own. */
  readonly isSign?: boolean;
}

/** One picture with its words. */
export function PictureField({ path, optional, isSign = false }: PictureFieldProps) {
  const { value, set, change, labelOf, isReadOnly } = usePartForm();
  const [says, setSays] = useState<string | null>(null);

  async function add([file]: readonly File[]) {
    if (file === undefined) return;
    setSays(`Adding ${file.name} …`);
    try {
      const picture = await addPicture(file, isSign ? 'sign' : 'picture');
      change(path, () => picture);
      setSays(isSign ? 'Added.' : 'Added. Say what can be seen.');
    } catch (error) {
      setSays(`${file.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  return (
    <div role="group" aria-label={labelOf(path)} className={styles.single} id={fieldId(path)} tabIndex={-1}>
      <h3>{labelOf(path)}</h3>
      {valueAt(value, path) !== undefined && (
        <>
          <img src={textAt(value, `${path}.url`)} alt="" width={176} height={132} loading="lazy" />
          {!isSign && (
            <>
              <TextField path={`${path}.alt`} />
              <MoreOfPicture path={path} />
            </>
          )}
          {optional && !isReadOnly && (
            <Button variant="second" size="small" onClick={() => set(path, undefined)}>
              Take the picture away
            </Button>
          )}
        </>
      )}
      {!isReadOnly && <DropZone isSign={isSign} says={says} onFiles={(files) => void add(files)} />}
    </div>
  );
}
