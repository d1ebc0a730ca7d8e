interface ImportMeta {
  /** Of the test runner: the texts of the files that match, by path. */
  glob(
    pattern: string,
    options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
  ): Record<string, string>;
}
