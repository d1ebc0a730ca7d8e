import { buttonClass } from '../../../ui/button-class.ts';
import { ManagedFrame } from '../beside/managed-frame.tsx';
import { StepNotice } from '../beside/step-notice.tsx';
import { useBooked } from '../opened/managed-context.ts';
import { ViewLink } from '../opened/view-link.tsx';
import { overview } from '../opened/view.ts';

/** A saved change. */
export function CompleteStep() {
  const { Booker, EmailToConfirm } = useBooked();
  return (
    <ManagedFrame heading="Saved" view="complete">
      <StepNotice tone="positive" title="Your booking is changed." live="off">
        This is how it stands now.
      </StepNotice>
      {EmailToConfirm !== null && (
        <StepNotice tone="info" title="The new address waits to be confirmed." live="off">
          We have sent e-mails to {EmailToConfirm} and to {Booker.Email}. Open the link in both: until then
          our mails go to {Booker.Email}. If you cannot read that mailbox any more, please call us.
        </StepNotice>
      )}
      <p className="actions">
        <ViewLink to={overview} className={buttonClass()}>
          Back to your booking
        </ViewLink>
      </p>
    </ManagedFrame>
  );
}
