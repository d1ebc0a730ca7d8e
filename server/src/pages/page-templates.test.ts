import { nonceHole } from '../platform/http/nonce.ts';
import { expect, test } from 'vitest';
import { withFilesAhead } from './files-ahead.ts';
import { programAfterPaint } from './program-after-paint.ts';

const template = [
  '<html><head>',
  '<script type="module" fetchpriority="low" crossorigin src="/assets/book-1.js"></script>',
  '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/program-1.js">',
  '</head><body></body></html>',
].join('\n');

test('if only the shell is large, no script is requested before it is painted', () => {
  const html = programAfterPaint(template);
  expect(html).not.toMatch(/<link|<script[^>]* src=/);
  expect(html).toContain(`<script nonce="${nonceHole}">`);
  expect(html).toContain('src:"/assets/book-1.js"');
  expect(html).toContain('{"rel":"modulepreload","href":"/assets/program-1.js"}');
});

test('the rooms name the files of their own program, and none twice', () => {
  const manifest = {
    'src/features/rooms-and-rates/rooms-and-rates-page.tsx': {
      file: 'assets/rooms-1.js',
      imports: ['_program-1.js', '_choosing-1.js', 'book.html'],
      css: ['assets/rooms-1.css'],
    },
    '_program-1.js': { file: 'assets/program-1.js' },
    '_choosing-1.js': { file: 'assets/choosing-1.js', imports: ['_program-1.js'] },
    'book.html': { file: 'assets/book-1.js', imports: ['_program-1.js'] },
  };
  const html = withFilesAhead(template, 'rooms', manifest);
  const named = [...html.matchAll(/(?:href|src)="\/assets\/([^"]+)"/g)].map(([, file]) => file);
  expect(named).toEqual(['book-1.js', 'program-1.js', 'rooms-1.js', 'rooms-1.css', 'choosing-1.js']);
  expect(html).toContain(
    '<link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/rooms-1.css">',
  );
  expect(withFilesAhead(template, 'table', manifest)).not.toContain('rooms-1');
  const later = programAfterPaint(html);
  expect(later).not.toMatch(/<link|<script[^>]* src=/);
  expect(later).toContain('{"rel":"preload","as":"style","href":"/assets/rooms-1.css"}');
});
