/** Why nothing was copied or restored; the message is Spanish, with the next step. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}
