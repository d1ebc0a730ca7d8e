/** In pixels: 300 for a logo wider than 16:9, else 100. */
export function logoWidth(width: number, height: number): number {
  return width * 9 > height * 16 ? 300 : 100;
}
