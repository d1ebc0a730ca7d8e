/** The text of a page, as vitest imports it: tests read docs/ without the file system of a platform. */
declare module '*.md?raw' {
  const text: string;
  export { text as default };
}
