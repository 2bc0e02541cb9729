/** Every problem of the environment at once; the text is for the person who starts the server. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(
      ['La configuración no es válida:', ...problems.map((problem) => `  - ${problem}`)].join('\n'),
    );
    this.name = 'ConfigError';
  }
}
