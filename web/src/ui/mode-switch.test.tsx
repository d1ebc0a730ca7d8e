import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ModeSwitch } from './mode-switch.tsx';

let systemIsDark = false;

beforeEach(() => {
  // jsdom has no screen, so the system's choice is stated here.
  vi.stubGlobal('matchMedia', () => ({ matches: systemIsDark }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset['mode'];
  systemIsDark = false;
});

const modeOnPage = () => document.documentElement.dataset['mode'];

test('the guest turns the colours dark and light again', async () => {
  render(<ModeSwitch />);
  await userEvent.click(screen.getByRole('button', { name: 'Dark colours', pressed: false }));
  expect(modeOnPage()).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Dark colours', pressed: true }));
  expect(modeOnPage()).toBe('light');
});

test('without a choice the switch shows what the system has', () => {
  systemIsDark = true;
  render(<ModeSwitch />);
  expect(screen.getByRole('button', { name: 'Dark colours', pressed: true })).toBeTruthy();
});

test('the choice is kept where the next document looks for it', async () => {
  render(<ModeSwitch />);
  await userEvent.click(screen.getByRole('button', { name: 'Dark colours' }));
  expect(localStorage.getItem('portico.mode')).toBe('dark');
});
