import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Notice } from './notice.tsx';

afterEach(cleanup);

test('bad news interrupts', () => {
  render(<Notice tone="negative" title="The card was refused." />);
  expect(screen.getByRole('alert').textContent).toContain('The card was refused.');
});

test.each(['positive', 'info', 'warning'] as const)('other news waits its turn: %s', (tone) => {
  render(<Notice tone={tone} title="Easter arrivals stay three nights." />);
  expect(screen.getByRole('status').textContent).toContain('Easter arrivals stay three nights.');
});

test('a notice stays until it is dismissed', async () => {
  let dismissed = 0;
  render(<Notice tone="positive" title="Your rooms are booked." onDismiss={() => (dismissed += 1)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismissed).toBe(1);
});

test.each([
  ['warning', 'Warning'],
  ['negative', 'Error'],
] as const)('a notice that is not good news shows it by its picture too: %s', (tone, name) => {
  render(<Notice tone={tone} title="Your code is not valid." />);
  expect(screen.getByRole('img', { name })).toBeDefined();
});

test('news and the way out are two sentences, whether or not the news ends in a full stop', () => {
  const text = (title: string) => {
    const { container, unmount } = render(
      <Notice tone="positive" title={title}>
        Nothing there?
      </Notice>,
    );
    const shown = container.textContent;
    unmount();
    return shown.trim();
  };
  expect(text('A link is on its way to it')).toBe('A link is on its way to it. Nothing there?');
  expect(text('Saved.')).toBe('Saved. Nothing there?');
  expect(text('This link is invalid...')).toBe('This link is invalid... Nothing there?');
});
