/** Gives the browser a file to save. */
export function downloadBlob(filename: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(url);
}

/** The same for a text. */
export function downloadText(filename: string, text: string, type: string): void {
  downloadBlob(filename, new Blob([text], { type }));
}

/** `factura.marzo.pdf` -> `factura.marzo.json`. */
export const jsonFilename = (filename: string): string =>
  `${filename.replace(/\.[^.]+$/, '')}.json`;
