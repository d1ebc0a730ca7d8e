import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DatePopover } from './date-popover.tsx';

test('the calendar of a desk closes where scrolling answers a Promise', () => {
  const { unmount, container } = render(<DatePopover onClose={() => undefined}>March</DatePopover>);
  expect(container.textContent).toBe('March');
  unmount();
  expect(container.textContent).toBe('');
});
