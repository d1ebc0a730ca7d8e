import { Button } from '../../ui/button.tsx';
import { JudgedForm } from '../../ui/judged-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './rename-form.module.css';
import { useNameField } from './use-name-field.tsx';

interface RenameFormProps {
  /** Of the field. */
  readonly id: string;
  readonly name: string;
  readonly error: Error | null;
  readonly isBusy: boolean;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

/** Another name for what a line shows, below it. */
export function RenameForm({ id, name: first, error, isBusy, onRename, onClose }: RenameFormProps) {
  const { name, form, field } = useNameField({ id, label: 'Another name', first, autoFocus: true });
  return (
    <JudgedForm
      className={styles.form}
      form={form}
      onSend={() => {
        if (form.check() && !isBusy) onRename(name);
      }}
    >
      {error !== null && <Notice tone="negative" title={error.message} />}
      {field}
      <span className={styles.acts}>
        <Button type="submit" variant="second" size="small" busy={isBusy}>
          Rename
        </Button>
        <TextButton onClick={onClose}>Leave it</TextButton>
      </span>
    </JudgedForm>
  );
}
