import { nonceHole } from '../platform/http/nonce.ts';

const program = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/;
const ahead = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>\s*/g;

/**
 * Fetches the program of a template once its painted shell is seen: of a page whose largest picture or text is in the
 * shell the fonts and the picture then have the line to themselves. In a tab that is not seen, shortly after.
 */
export function programAfterPaint(template: string): string {
  const source = program.exec(template)?.[1];
  if (source === undefined) return template;
  const files = [...template.matchAll(ahead)].map(([, file]) => file);
  const start = `(()=>{let begun=false;const add=(tag,facts)=>document.head.append(Object.assign(document.createElement(tag),{crossOrigin:'',...facts}));const begin=()=>{if(begun)return;begun=true;for(const href of ${JSON.stringify(files)})add('link',{rel:'modulepreload',href});add('script',{type:'module',src:${JSON.stringify(source)}})};requestAnimationFrame(()=>setTimeout(begin));setTimeout(begin,300)})()`;
  return template
    .replace(program, '')
    .replace(ahead, '')
    .replace('</body>', () => `<script nonce="${nonceHole}">${start}</script>\n</body>`);
}
