interface ImportMeta {
  /** From the test runner: the contents of matching files, by path. */
  glob(
    pattern: string,
    options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
  ): Record<string, string>;
}
