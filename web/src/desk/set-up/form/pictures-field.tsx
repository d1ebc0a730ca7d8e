import { useRef, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { addPicture } from './add-picture.ts';
import { listAt, textAt } from './at-path.ts';
import { DropZone } from './drop-zone.tsx';
import { MoreOfPicture } from './more-of-picture.tsx';
import { fieldId, usePartForm } from './part-form.ts';
import styles from './pictures-field.module.css';

/** Pictures in their order, each with its words. */
export function PicturesField({ path, most }: { readonly path: string; readonly most: number }) {
  const { value, set, change, labelOf, faultAt, isReadOnly } = usePartForm();
  const pictures = listAt(value, path);
  const list = useRef<HTMLOListElement>(null);
  const [says, setSays] = useState<string | null>(null);

  /** One after the other, so that they stand in the order in which they were chosen. */
  async function add(files: readonly File[]) {
    const refusals: string[] = [];
    for (const [index, file] of files.entries()) {
      if (pictures.length + index >= most) {
        refusals.push(`${most} pictures are the most: ${file.name} was not added.`);
        continue;
      }
      setSays(`Adding ${file.name}, ${index + 1} of ${files.length} …`);
      try {
        const picture = await addPicture(file);
        change(path, (current) => {
          const others: readonly unknown[] = Array.isArray(current) ? current : [];
          return [...others.filter((one) => textAt(one, 'url') !== picture.url), picture];
        });
      } catch (error) {
        refusals.push(`${file.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    setSays(refusals.length > 0 ? refusals.join(' ') : 'Added. Say beside each what can be seen.');
  }

  /** The focus goes with the picture. */
  function move(from: number, to: number) {
    if (to < 0 || to >= pictures.length) return;
    const others = pictures.filter((_, at) => at !== from);
    set(path, [...others.slice(0, to), pictures[from], ...others.slice(to)]);
    requestAnimationFrame(() => {
      const row = list.current?.children[to];
      row?.querySelector<HTMLElement>(to < from ? '[data-move="up"]' : '[data-move="down"]')?.focus();
    });
  }

  return (
    <>
      <ol className={styles.pictures} ref={list} id={fieldId(path)} tabIndex={-1}>
        {pictures.map((picture, index) => {
          const alt = `${path}[${index}].alt`;
          return (
            <li key={textAt(picture, 'url')}>
              <img src={textAt(picture, 'url')} alt="" width={88} height={66} loading="lazy" />
              <Field id={fieldId(alt)} label={labelOf(alt)} error={faultAt(alt)}>
                <TextInput
                  value={textAt(picture, 'alt')}
                  readOnly={isReadOnly}
                  onChange={({ target }) => set(alt, target.value)}
                />
              </Field>
              <div className={styles.more}>
                <MoreOfPicture path={`${path}[${index}]`} />
              </div>
              {!isReadOnly && (
                <span className={styles.moves}>
                  <IconButton
                    icon="before"
                    className={styles.up}
                    label={`Picture ${index + 1} earlier`}
                    data-move="up"
                    aria-disabled={index === 0 || undefined}
                    onClick={() => move(index, index - 1)}
                  />
                  <IconButton
                    icon="next"
                    className={styles.up}
                    label={`Picture ${index + 1} later`}
                    data-move="down"
                    aria-disabled={index === pictures.length - 1 || undefined}
                    onClick={() => move(index, index + 1)}
                  />
                  <IconButton
                    icon="close"
                    label={`Take picture ${index + 1} away`}
                    onClick={() =>
                      set(
                        path,
                        pictures.filter((_, at) => at !== index),
                      )
                    }
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {!isReadOnly && <DropZone says={says} onFiles={(files) => void add(files)} />}
    </>
  );
}
