const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
