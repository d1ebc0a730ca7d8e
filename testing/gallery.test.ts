import { expect, test } from 'vitest';
import { galleryPage, pictureFile } from './screenshots/gallery.ts';

const light = pictureFile({ screen: 'rooms', hotel: 'QUAY', width: 390, mode: 'light' });
const dark = pictureFile({ screen: 'rooms', hotel: 'FELL', width: 1440, mode: 'dark' });

test('the gallery shows each picture under its screen, in a row of its hotel', () => {
  const page = galleryPage([light, dark, 'index.html', 'search-390.jpg']);
  expect(page.match(/<h2>.*<\/h2>/g)).toEqual(['<h2>rooms</h2>']);
  expect(page.match(/<div class="row" [^>]*>/g)).toEqual([
    '<div class="row" data-FELL>',
    '<div class="row" data-QUAY>',
  ]);
  expect(page.match(/ src="[^"]*"/g)).toEqual([` src="${dark}"`, ` src="${light}"`]);
});

test('the gallery has a box for each hotel, width and mode, which hides its pictures', () => {
  const page = galleryPage([light, dark]);
  for (const value of ['QUAY', 'FELL', '390', '1440', 'light', 'dark']) {
    expect(page).toContain(`id="show-${value}"`);
    expect(page).toContain(`#show-${value}:not(:checked)) [data-${value}]`);
  }
});
