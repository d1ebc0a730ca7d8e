import { nonceHole } from '../platform/http/nonce.ts';

const program = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/;
const ahead = /<link rel="(?:modulepreload|preload" as="style)"[^>]* href="([^"]+)"[^>]*>\s*/g;

/**
 * Runs in the page: two frames after the first paint, when the largest picture is visible; soon in a background tab.
 */
const whenPainted = (begin: string) =>
  `(()=>{let begun=false;const begin=()=>{if(begun)return;begun=true;${begin}};const frame=()=>new Promise(requestAnimationFrame);Promise.all([new Promise((seen)=>new PerformanceObserver(seen).observe({type:'paint',buffered:true})),document.querySelector('main img')?.decode()]).catch(()=>{}).then(frame).then(frame).then(begin);setTimeout(begin,300)})()`;

/**
 * Loads a template's program after its shell is painted. Fonts and the largest picture then have the bandwidth to
 * themselves.
 */
export function programAfterPaint(template: string): string {
  const source = program.exec(template)?.[1];
  if (source === undefined) return template;
  const links = [...template.matchAll(ahead)].map(([, href = '']) =>
    href.endsWith('.css') ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href },
  );
  const begin = `const add=(tag,facts)=>document.head.append(Object.assign(document.createElement(tag),{crossOrigin:'',...facts}));for(const link of ${JSON.stringify(links)})add('link',link);add('script',{type:'module',src:${JSON.stringify(source)}})`;
  return template
    .replace(program, '')
    .replace(ahead, '')
    .replace('</body>', () => `<script nonce="${nonceHole}">${whenPainted(begin)}</script>\n</body>`);
}
