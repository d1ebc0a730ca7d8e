import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { JudgedForm } from '../../ui/judged-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import type { useFormIssues } from '../../ui/use-form-issues.ts';
import styles from './form-panel.module.css';
import { Panel } from './panel.tsx';

interface FormPanelProps {
  readonly title: string;
  readonly sub: string;
  /** The words of the button that sends it. */
  readonly plate: string;
  readonly form: ReturnType<typeof useFormIssues>;
  readonly isBusy: boolean;
  /** Why it cannot be done; nothing typed is lost. */
  readonly error: Error | null;
  /** Called once nothing that is typed is at fault. */
  readonly onSend: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form above the list that it adds to, with its faults, one button, and “Leave it” beside it. */
export function FormPanel({
  title,
  sub,
  plate,
  form,
  isBusy,
  error,
  onSend,
  onClose,
  children,
}: FormPanelProps) {
  const actions = (
    <>
      <Button type="submit" busy={isBusy}>
        {plate}
      </Button>
      <TextButton onClick={onClose}>Leave it</TextButton>
    </>
  );
  return (
    <JudgedForm
      className={styles.panel}
      form={form}
      onSend={() => {
        if (form.check() && !isBusy) onSend();
      }}
    >
      <Panel title={title} sub={sub} onClose={onClose} actions={actions}>
        {error !== null && <Notice tone="negative" title={error.message} />}
        <ErrorSummary issues={form.issues} attempt={form.attempt} />
        {children}
      </Panel>
    </JudgedForm>
  );
}

interface DonePanelProps {
  readonly title: string;
  readonly sub?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What a form did, in its place. */
export function DonePanel({ title, sub, onClose, children }: DonePanelProps) {
  const actions = (
    <Button variant="second" onClick={onClose}>
      Close
    </Button>
  );
  return (
    <div className={styles.panel}>
      <Panel title={title} sub={sub} onClose={onClose} actions={actions}>
        {children}
      </Panel>
    </div>
  );
}
