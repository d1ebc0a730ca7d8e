import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { asksForStep, namesView, type View } from './view.ts';

/** Of the entry of the browser's history that was shown last, as the router counts them. */
let lastPlace: number | undefined;

/**
 * A step that the address asks for and the booking no longer admits is not left dead in the browser's history: Back
 * passes over it, and otherwise its entry becomes that of the view shown in its stead.
 */
export function usePassedOver(query: URLSearchParams, view: View, rename: () => void): void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const isInStead = asksForStep(query) && !namesView(query, view);
  const isBack = useRef(false);
  const settledKey = useRef<string | null>(null);
  useEffect(() => {
    const place = placeInHistory();
    isBack.current = place !== undefined && place > 0 && lastPlace !== undefined && place < lastPlace;
    lastPlace = place;
  }, [key]);
  useEffect(() => {
    if (!isInStead || settledKey.current === key) return;
    settledKey.current = key;
    if (isBack.current) void navigate(-1);
    else rename();
  });
}

function placeInHistory(): number | undefined {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return idx;
}
