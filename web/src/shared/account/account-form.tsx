import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FocusedAlert } from '../../ui/focused-alert.tsx';
import { JudgedForm } from '../../ui/judged-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { useFormIssues } from '../../ui/use-form-issues.ts';
import { SubmitProgress } from '../submitting/submit-progress.tsx';
import { formProgress } from '../submitting/submit-texts.ts';
import type { SubmitState } from '../submitting/use-submit.ts';
import styles from './account-form.module.css';
import type { Failure } from './use-account-form.ts';

interface AccountFormProps {
  readonly state: {
    readonly form: ReturnType<typeof useFormIssues>;
    readonly failure: Failure | null;
    readonly progress: SubmitState;
    readonly send: () => void;
  };
  /** The button's text. */
  readonly act: string;
  readonly variant?: 'second';
  /** Below a failure's reason: the remedy. */
  readonly wayOut?: ReactNode;
  readonly children: ReactNode;
}

/** Fields with the faults above them and the button below; submitted only by its program. */
export function AccountForm({ state, act, variant, wayOut, children }: AccountFormProps) {
  const { form, failure, progress, send } = state;
  return (
    <JudgedForm className={styles.form} form={form} onSend={send}>
      <FocusedAlert news={failure}>
        {failure !== null && (
          <Notice tone="negative" title={failure.title} live="off">
            {failure.reason !== null && <p>{failure.reason}</p>}
            {wayOut}
          </Notice>
        )}
      </FocusedAlert>
      <ErrorSummary issues={form.issues} attempt={form.attempt} />
      <div>{children}</div>
      <p>
        <Button type="submit" variant={variant} busy={progress !== 'idle'}>
          {act}
        </Button>
      </p>
      <SubmitProgress state={progress} words={formProgress('account')} />
    </JudgedForm>
  );
}
