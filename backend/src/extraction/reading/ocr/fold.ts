/** Text as both readers can know it: without accents and case; wide forms as their plain ones. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
