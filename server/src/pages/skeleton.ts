/** Grey placeholder shapes as HTML, styled by web/src/styles/document.css. */
export function skeleton(...shapes: readonly string[]): string {
  return shapes.map((shape) => `<span class="bone bone--${shape}"></span>`).join('');
}
