/** The name that a person is called by; the e-mail of one who gave none. */
export const fullName = (person: { firstName: string; lastName: string; email: string }): string =>
  [person.firstName, person.lastName].filter(Boolean).join(' ') || person.email;
