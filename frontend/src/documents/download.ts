/** Gives the browser a file to save. */
export function downloadText(filename: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(url);
}

/** `factura.marzo.pdf` -> `factura.marzo.json`. */
export function jsonFilename(filename: string): string {
  return `${filename.replace(/\.[^.]+$/, '')}.json`;
}
