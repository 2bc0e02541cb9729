/** What is typed into the form; it never leaves the browser but by the visitor's own e-mail. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly message: string;
}

export type ContactField = keyof ContactMessage;
export type ContactProblems = Partial<Record<ContactField, string>>;

export const EMPTY_MESSAGE: ContactMessage = { name: '', email: '', company: '', message: '' };

const MISSING = {
  name: 'Escriba su nombre.',
  email: 'Escriba su correo.',
  message: 'Escriba su mensaje.',
} as const;

/**
 * Spanish sentences by field, none when the form is complete.
 * `looksLikeEmail` is the browser's own judgement of the address (spec section 5).
 */
export function problemsOf(typed: ContactMessage, looksLikeEmail: boolean): ContactProblems {
  const problems: ContactProblems = {};
  for (const field of ['name', 'email', 'message'] as const) {
    if (typed[field].trim() === '') problems[field] = MISSING[field];
  }
  if (!problems.email && !looksLikeEmail) {
    problems.email = 'No parece un correo: revise la arroba y el dominio.';
  }
  return problems;
}

const subjectOf = ({ name, company }: ContactMessage): string =>
  `Consulta de ${name.trim()}${company.trim() && `, ${company.trim()}`}`;

/** The message as it is sent and copied. */
export function letterOf(typed: ContactMessage): string {
  const company = typed.company.trim();
  const lines = [
    typed.message.trim(),
    '',
    typed.name.trim(),
    ...(company ? [company] : []),
    typed.email.trim(),
  ];
  return lines.join('\n');
}

/** Opens the visitor's e-mail program with the message in it (RFC 6068: CRLF between lines). */
export function mailtoOf(address: string, typed: ContactMessage): string {
  const body = letterOf(typed).replaceAll('\n', '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subjectOf(typed))}&body=${encodeURIComponent(body)}`;
}
