import path from 'node:path';

/** The folder of the pictures and of the page that shows them. */
export const GALLERY = path.resolve(import.meta.dirname, '../../.cache/screenshots');

export interface Picture {
  /** In lower case with hyphens. */
  readonly screen: string;
  /** The code of a demo hotel, for its theme; or `other`. */
  readonly hotel: string;
  /** Of the window, in CSS pixels. */
  readonly width: number;
  readonly mode: 'light' | 'dark';
}

export const pictureFile = ({ screen, hotel, width, mode }: Picture) =>
  `${screen}.${hotel}.${width}.${mode}.jpg`;

/** A page with a row for each screen and hotel; boxes at its top leave out hotels, widths and modes. */
export function galleryPage(files: readonly string[]): string {
  const pictures = files.map(pictureOf).filter((picture) => picture !== null);
  const screens = valuesOf(pictures, ({ screen }) => screen);
  const choices = [
    valuesOf(pictures, ({ hotel }) => hotel),
    valuesOf(pictures, ({ width }) => String(width)),
    valuesOf(pictures, ({ mode }) => mode).reverse(),
  ];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screens</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 24px; }
  header { position: sticky; top: 0; padding: 8px 0; background: Canvas; border-bottom: 1px solid; }
  header fieldset { display: inline; margin: 0 24px 0 0; padding: 0; border: 0; }
  nav a { margin-right: 12px; }
  section { scroll-margin-top: 120px; }
  .row { display: flex; gap: 16px; align-items: start; overflow-x: auto; }
  figure { margin: 0; flex: none; }
  img { display: block; height: 640px; max-width: none; object-fit: cover; object-position: top; border: 1px solid; }
  img[data-width='390'] { width: 320px; }
  img[data-width='1440'] { width: 1000px; }
  img[data-width='1920'] { width: 1200px; }
${choices
  .flat()
  .map((value) => `  body:has(#show-${value}:not(:checked)) [data-${value}] { display: none; }`)
  .join('\n')}
</style>
<h1>Screens</h1>
<header>
${choices.map((values) => `<fieldset>${values.map(box).join(' ')}</fieldset>`).join('\n')}
<nav>${screens.map((screen) => `<a href="#${screen}">${screen}</a>`).join(' ')}</nav>
</header>
${screens.map((screen) => section(screen, pictures)).join('\n')}
</html>
`;
}

function pictureOf(file: string): Picture | null {
  const [, screen, hotel, width, mode] = /^([^.]+)\.([^.]+)\.(\d+)\.(light|dark)\.jpg$/.exec(file) ?? [];
  if (screen === undefined || hotel === undefined) return null;
  return { screen, hotel, width: Number(width), mode: mode === 'dark' ? 'dark' : 'light' };
}

const valuesOf = (pictures: readonly Picture[], of: (picture: Picture) => string) =>
  [...new Set(pictures.map(of))].sort();

const box = (value: string) => `<label><input type="checkbox" id="show-${value}" checked> ${value}</label>`;

function section(screen: string, pictures: readonly Picture[]): string {
  const own = pictures.filter((picture) => picture.screen === screen);
  const rows = valuesOf(own, ({ hotel }) => hotel).map((hotel) => {
    const figures = own.filter((picture) => picture.hotel === hotel).map(figure);
    return `<div class="row" data-${hotel}>\n${figures.join('\n')}\n</div>`;
  });
  return `<section id="${screen}">\n<h2>${screen}</h2>\n${rows.join('\n')}\n</section>`;
}

function figure(picture: Picture): string {
  const { screen, hotel, width, mode } = picture;
  const file = pictureFile(picture);
  const alt = `${screen}, ${hotel}, ${width} pixels, ${mode}`;
  return `<figure data-${width} data-${mode}><figcaption>${hotel} ${width} ${mode}</figcaption><a href="${file}"><img src="${file}" alt="${alt}" loading="lazy" data-width="${width}"></a></figure>`;
}
