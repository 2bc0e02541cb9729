export type ContactField = 'name' | 'email' | 'company' | 'message';

export interface FormField {
  readonly name: ContactField;
  readonly label: string;
  /** What is said when nothing is typed; fields without it may stay empty. */
  readonly missing?: string;
  readonly autoComplete?: string;
}

/** Fields of the specified form, in order. */
export const FIELDS: readonly FormField[] = [
  { name: 'name', label: 'Nombre', missing: 'Escriba su nombre.', autoComplete: 'name' },
  {
    name: 'email',
    label: 'Correo corporativo',
    missing: 'Escriba su correo.',
    autoComplete: 'email',
  },
  { name: 'company', label: 'Empresa', autoComplete: 'organization' },
  { name: 'message', label: 'Mensaje', missing: 'Escriba su mensaje.' },
];
