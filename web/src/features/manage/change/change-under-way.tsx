import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useBooked } from '../opened/managed-context.ts';
import { useShow } from '../opened/use-view.ts';
import { PendingStep } from './pending-step.tsx';
import { keepNewsOfReturn, keepSentChange, readSentChange } from './sent-change.ts';

/** A change that waits for its payment comes before everything else; once it is decided, this tab goes on from there. */
export function ChangeUnderWay({ children }: { children: ReactNode }) {
  const { ReservationId: id, PendingChange: pending, LastChange: last } = useBooked();
  const navigate = useNavigate();
  const show = useShow();
  const [ledOnFrom, setLedOnFrom] = useState<string | null>(null);
  const sent = readSentChange(id);
  const isDecided =
    pending === null && last !== null && sent?.changeId === last.ChangeId && ledOnFrom !== last.ChangeId;

  const leadOn = useEffectEvent(() => {
    if (last === null || sent === null) return;
    setLedOnFrom(last.ChangeId);
    keepSentChange(id, null);
    if (last.Status === 'Applied') return show({ name: 'complete' }, { instead: true });
    keepNewsOfReturn(id, last.Status);
    void navigate({ search: sent.query }, { replace: true });
  });
  useEffect(() => {
    // Nothing is pressed when a payment is decided.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isDecided) leadOn();
  }, [isDecided]);

  if (pending !== null) return <PendingStep pending={pending} />;
  // What is shown next begins with how it was decided.
  return isDecided ? null : children;
}
