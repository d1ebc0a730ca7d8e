import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { PayBar } from '../ui/pay-bar.tsx';

/** At the foot of a phone, as on every page with a running total. */
export function TotalBar() {
  const [isHidden, setIsHidden] = useState(false);
  return (
    <PayBar
      sum="£354.60"
      note="2 nights, 1 room"
      isHidden={isHidden}
      action={
        <Button size="small" onClick={() => setIsHidden(true)}>
          Hide the bar
        </Button>
      }
    />
  );
}
