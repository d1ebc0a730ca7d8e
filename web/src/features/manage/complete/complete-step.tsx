import { buttonClass } from '../../../ui/button-class.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ManagedFrame } from '../beside/managed-frame.tsx';
import { ViewLink } from '../opened/view-link.tsx';
import { overview } from '../opened/view.ts';

/** A change is saved. */
export function CompleteStep() {
  return (
    <ManagedFrame heading="Saved" view="complete">
      <Notice tone="positive" title="Your booking is changed." live="off">
        This is how it stands now.
      </Notice>
      <p className="actions">
        <ViewLink to={overview} className={buttonClass()}>
          Back to your booking
        </ViewLink>
      </p>
    </ManagedFrame>
  );
}
