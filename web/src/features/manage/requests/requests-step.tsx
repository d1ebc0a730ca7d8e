import { requestsFaults } from '../../../shared/people/booker-faults.ts';
import { RequestsField } from '../../../shared/people/requests-field.tsx';
import { bookerFieldId } from '../../../shared/people/typed-booker.ts';
import { ManagedFrame } from '../beside/managed-frame.tsx';
import { ChangeForm } from '../opened/change-form.tsx';
import { useBooked } from '../opened/managed-context.ts';
import { useChangeForm } from '../opened/use-change-form.ts';

const fieldId = bookerFieldId('specialRequests');

/** Special requests to the hotel. */
export function RequestsStep() {
  const { SpecialRequests } = useBooked();
  const { typed, errors, change, sending } = useChangeForm({
    name: 'requests',
    saved: { requests: SpecialRequests ?? '' },
    faults: ({ requests }) => requestsFaults(requests),
    controls: { specialrequests: fieldId },
    wanted: ({ requests }) => ({ SpecialRequests: requests.trim() || null }),
  });
  return (
    <ManagedFrame heading="Your requests" view="requests">
      <ChangeForm {...sending}>
        <RequestsField
          value={typed.requests}
          error={errors[fieldId]}
          onChange={(requests) => change({ requests }, fieldId)}
        />
      </ChangeForm>
    </ManagedFrame>
  );
}
