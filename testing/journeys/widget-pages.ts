/** Pages of hotels' own sites with the search widget, as their systems write them. `engine`: where the booking pages are. */
interface Widget {
  readonly engine: string;
  readonly code: string;
}

/** A page written by hand. `script`: the element's program. */
export function plainPage({ engine, code }: Widget, attributes = '', script = `src="${engine}/widget.js"`) {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>The Gull</title><script ${script} async></script></head>
<body><main><h1>The Gull</h1><p>Six rooms on the shore road.</p>
<portico-search hotel="${code}" ${attributes}><a href="${engine}/Book/${code}/Stay">Book a room</a></portico-search>
</main></body></html>`;
}

/** As a theme of WordPress writes a page with a block of Custom HTML, its scripts deferred at the foot. */
export function wordPressPage({ engine, code }: Widget) {
  return `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="UTF-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><title>The Gull</title>
<style id="wp-block-library-inline-css">html{font-size:62.5%}body{font:1.8rem/1.8 Georgia,serif;color:#222;letter-spacing:.02em}
button,a{text-transform:uppercase;letter-spacing:.1em}button{padding:2rem 4rem;background:#c00;color:#fff}.wp-block-html *{box-sizing:content-box}</style></head>
<body class="home page-template-default page page-id-7 wp-embed-responsive">
<div class="wp-site-blocks"><main class="wp-block-group is-layout-flow" id="wp--skip-link--target"><h1 class="wp-block-heading">The Gull</h1>
<p>Six rooms on the shore road.</p>
<div class="wp-block-html"><portico-search hotel="${code}" shape="card"><a href="${engine}/Book/${code}/Stay">Book a room</a></portico-search></div>
</main></div>
<script src="${engine}/widget.js?ver=6.8.1" id="portico-search-js" defer data-wp-strategy="defer"></script>
</body></html>`;
}

/** As Squarespace writes a page with a code block: the one line stands where the search is to be. */
export function squarespacePage({ engine, code }: Widget) {
  return `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" lang="en-GB" class="touch-styles"><head><meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1"><meta name="viewport" content="width=device-width, initial-scale=1"><title>The Gull</title></head>
<body id="collection-1" class="tweak-blog-alternating-side-by-side-width-full"><div id="siteWrapper" class="clearfix site-wrapper"><main id="page" class="container" role="main"><h1>The Gull</h1>
<div class="fluid-engine fe-1"><div class="fe-block" style="overflow:hidden"><div class="sqs-block code-block sqs-block-code" data-block-type="23" id="block-1"><div class="sqs-block-content">
<script src="${engine}/widget.js" data-hotel="${code}" data-shape="button"></script><noscript><a href="${engine}/Book/${code}/Stay">Book a room</a></noscript>
</div></div></div></div></main></div></body></html>`;
}
