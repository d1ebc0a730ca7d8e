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
  let tell: (entries: readonly { isIntersecting: boolean }[]) => void = () => undefined;
  class Observer {
    observe = () => undefined;
    disconnect = () => undefined;
    constructor(told: typeof tell) {
      tell = told;
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  render(<Place />);
  act(() => tell([{ isIntersecting: true }]));
  expect(screen.getByText('in view')).toBeDefined();
  act(() => tell([{ isIntersecting: true }, { isIntersecting: false }]));
  expect(screen.getByText('out of view')).toBeDefined();
});
