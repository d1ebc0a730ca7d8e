/** Grey shapes of what is coming, as HTML; the shapes are those of web/src/styles/document.css. */
export function skeleton(...shapes: readonly string[]): string {
  return shapes.map((shape) => `<span class="bone bone--${shape}"></span>`).join('');
}
