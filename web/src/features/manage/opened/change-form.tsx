import { guestPaths } from '@portico/contract/paths';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { SubmitProgress } from '../../../shared/submitting/submit-progress.tsx';
import { formProgress } from '../../../shared/submitting/submit-texts.ts';
import type { SubmitState } from '../../../shared/submitting/use-submit.ts';
import { BesideLink } from '../../../ui/beside-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { FocusedAlert } from '../../../ui/focused-alert.tsx';
import { JudgedForm } from '../../../ui/judged-form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { useFormIssues } from '../../../ui/use-form-issues.ts';
import styles from './change-form.module.css';
import type { SaveNews } from './save-news.ts';
import { ViewLink } from './view-link.tsx';
import { overview } from './view.ts';

interface ChangeFormProps {
  form: ReturnType<typeof useFormIssues>;
  news: SaveNews | null;
  state: SubmitState;
  onSend: () => void;
  /** Discards what was typed. */
  onLeave: () => void;
  children: ReactNode;
}

/** The frame of a form: its faults, its fields, and the buttons on and back. */
export function ChangeForm({ form, news, state, onSend, onLeave, children }: ChangeFormProps) {
  return (
    <JudgedForm className={styles.form} form={form} onSend={onSend}>
      <SaveNotice news={news} />
      <ErrorSummary attempt={form.attempt} issues={form.issues} />
      {children}
      <div className={`actions ${styles.actions}`}>
        <Button type="submit" busy={state !== 'idle'}>
          Save
        </Button>
        <ViewLink to={overview} onFollow={onLeave}>
          Leave it as it is
        </ViewLink>
      </div>
      <SubmitProgress state={state} words={formProgress('save')} />
    </JudgedForm>
  );
}

/** Above a form: why it was not saved, and what to do. What was typed is below. */
function SaveNotice({ news }: { news: SaveNews | null }) {
  return (
    <FocusedAlert news={news}>
      {news !== null && (
        <Notice tone={news.kind === 'stale' ? 'warning' : 'negative'} title={news.message} live="off">
          <WayOut kind={news.kind} />
        </Notice>
      )}
    </FocusedAlert>
  );
}

function WayOut({ kind }: Pick<SaveNews, 'kind'>) {
  const { code } = useHotel();
  switch (kind) {
    case 'stale':
      return 'How it stands now is shown under “This booking”. What you typed is still here: save it again to put it in place of that.';
    case 'closed':
      return (
        <>
          For your safety your booking was closed here.{' '}
          <BesideLink href={guestPaths.manage(code)}>Find it again</BesideLink> and then save: what you typed
          stays on this page.
        </>
      );
    case 'failed':
      return (
        <>
          What you typed is still here. You can also call us: <PhoneLink />
        </>
      );
  }
}
