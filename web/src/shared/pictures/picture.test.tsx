import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const image = { Url: '/art/room.jpg', Width: 960, Height: 720, Alt: 'A room' };

afterEach(cleanup);

test('a picture with sources offers each format in its widths, and one file for every browser', () => {
  const { container } = render(
    <Picture
      image={{
        ...image,
        Sources: [
          { Url: '/art/room-480.avif', Width: 480, Type: 'image/avif' },
          { Url: '/art/room-960.avif', Width: 960, Type: 'image/avif' },
          { Url: '/art/room-960.webp', Width: 960, Type: 'image/webp' },
        ],
      }}
    />,
  );
  const sources = [...container.querySelectorAll('source')].map(({ type, srcset }) => [type, srcset]);
  expect(sources).toEqual([
    ['image/avif', '/art/room-480.avif 480w, /art/room-960.avif 960w'],
    ['image/webp', '/art/room-960.webp 960w'],
  ]);
  expect(container.querySelector('picture > img')?.getAttribute('src')).toBe('/art/room.jpg');
});

test('the part of a picture that matters stays in sight where it is cropped', () => {
  const { container } = render(<Picture image={{ ...image, Focus: { X: 20, Y: 80 } }} />);
  expect(container.querySelector('img')?.style.objectPosition).toBe('20% 80%');
});
