import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useInView } from './use-in-view.ts';

function Place() {
  const place = useRef<HTMLParagraphElement>(null);
  return <p ref={place}>{useInView(place) ? 'in view' : 'out of view'}</p>;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('what came into the window and left it again in one breath is out of view', () => {
  let notify: (entries: readonly { isIntersecting: boolean }[]) => void = () => undefined;
  class Observer {
    observe = () => undefined;
    disconnect = () => undefined;
    constructor(callback: typeof notify) {
      notify = callback;
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  render(<Place />);
  act(() => notify([{ isIntersecting: true }]));
  expect(screen.getByText('in view')).toBeDefined();
  act(() => notify([{ isIntersecting: true }, { isIntersecting: false }]));
  expect(screen.getByText('out of view')).toBeDefined();
});
