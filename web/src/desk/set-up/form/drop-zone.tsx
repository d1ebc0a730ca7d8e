import { useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import styles from './pictures-field.module.css';

interface DropZoneProps {
  /** What is being done, or went wrong. */
  readonly says: string | null;
  /** For a logo or a mark, which is shown small. */
  readonly isSign?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Pictures are dropped here or chosen; what becomes of them is said below. */
export function DropZone({ says, isSign = false, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  return (
    // The button in it does the same by keyboard.
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <Icon name="plus" />
      <span>
        Drop pictures here, or <TextButton onClick={() => input.current?.click()}>choose them</TextButton>
      </span>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <span className={styles.kinds}>
        {isSign
          ? 'PNG or WebP, transparent around the sign, from 96 pixels wide.'
          : 'JPEG, PNG or WebP from 1,600 pixels wide. We make the sizes.'}
      </span>
      <p className={styles.says} role="status">
        {says}
      </p>
    </div>
  );
}
