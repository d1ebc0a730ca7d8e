/** The path of V8's code cache for a script. */
export const compiledOf = (script: string) => `${script}.compiled`;
