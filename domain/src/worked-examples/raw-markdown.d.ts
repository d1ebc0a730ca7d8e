/** The text of a page, as vitest imports it: tests read docs/ without a platform's file system. */
declare module '*.md?raw' {
  const text: string;
  export { text as default };
}
