import type { ReactNode } from 'react';
import { SendingProgress } from '../../../parts/hotel/sending-progress.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { JudgedForm } from '../../../ui/judged-form.tsx';
import type { useFormIssues } from '../../../ui/use-form-issues.ts';
import styles from './change-form.module.css';
import type { SaveNews } from './save-news.ts';
import { SaveNotice } from './save-notice.tsx';
import { ViewLink } from './view-link.tsx';
import { overview } from './view.ts';

interface ChangeFormProps {
  form: ReturnType<typeof useFormIssues>;
  news: SaveNews | null;
  isSaving: boolean;
  onSend: () => void;
  /** What was typed is not wanted. */
  onLeave: () => void;
  children: ReactNode;
}

/** The frame of a form: what is wrong with it, its fields, and the ways on and back. */
export function ChangeForm({ form, news, isSaving, onSend, onLeave, children }: ChangeFormProps) {
  return (
    <JudgedForm className={styles.form} form={form} onSend={onSend}>
      <SaveNotice news={news} />
      <ErrorSummary attempt={form.attempt} issues={form.issues} />
      {children}
      <div className={`actions ${styles.actions}`}>
        <Button type="submit" busy={isSaving}>
          Save
        </Button>
        <ViewLink to={overview} onFollow={onLeave}>
          Leave it as it is
        </ViewLink>
      </div>
      <SendingProgress doing="saving your changes" isSending={isSaving} />
    </JudgedForm>
  );
}
