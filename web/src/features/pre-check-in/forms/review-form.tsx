import type { PlaceOfRow } from '../opened/saved-text.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { JudgedForm } from '../../../ui/judged-form.tsx';
import type { useFormIssues } from '../../../ui/use-form-issues.ts';
import { useCheckIn } from '../opened/check-in-context.ts';
import styles from './review-form.module.css';

interface ReviewFormProps {
  place: PlaceOfRow;
  form: ReturnType<typeof useFormIssues>;
  children: ReactNode;
}

/** The frame of a row: its faults, its fields, and the button on. */
export function ReviewForm({ place, form, children }: ReviewFormProps) {
  const { settle } = useCheckIn();
  return (
    <JudgedForm form={form} onSend={() => form.check() && settle(place)}>
      <ErrorSummary attempt={form.attempt} issues={form.issues} />
      {children}
      <p className={styles.send}>
        <Button type="submit">Continue</Button>
      </p>
    </JudgedForm>
  );
}
