import { html, type Html } from './html';

/** A refusal as a form shows it: the sentence, and the names of the fields that it is about. */
export interface FormError {
  message: string;
  fields: readonly string[];
}

export interface FieldModel {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  /** What browsers and password managers fill in (WHATWG autofill names). */
  autocomplete: string;
  value?: string;
  hint?: string;
  isOptional?: boolean;
  isFocused?: boolean;
  inputMode?: 'numeric';
  minLength?: number;
  maxLength?: number;
}

type AttributeValue = string | number | boolean | undefined;

/** A value that is missing or false leaves its attribute out. */
function attributes(values: Readonly<Record<string, AttributeValue>>): Html[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return value === true ? [html` ${name}`] : [html` ${name}="${value}"`];
  });
}

/**
 * A labelled input; described by its hint and, when the form's error is about it, by that error.
 * The cursor goes to the (last) wrong field, without an error to the one that the form names.
 */
export function field(model: FieldModel, error: FormError | null): Html {
  const { name, label, type = 'text', hint, value, isOptional } = model;
  const isWrong = error?.fields.includes(name) ?? false;
  const describedBy = [isWrong ? 'error' : '', hint ? `${name}-hint` : ''].filter(Boolean);
  const optional = attributes({
    value,
    inputmode: model.inputMode,
    minlength: model.minLength,
    maxlength: model.maxLength,
    'aria-describedby': describedBy.join(' ') || undefined,
    'aria-invalid': isWrong ? 'true' : undefined,
    required: !isOptional,
    autofocus: error?.fields.length ? error.fields.at(-1) === name : model.isFocused,
  });
  return html`<div class="field">
    <label for="${name}">${label}${isOptional ? html` <span>(opcional)</span>` : null}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${model.autocomplete}"
      ${optional}
    />
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : null}
  </div>`;
}

/** The reason of a refusal, read out at once. */
export const alert = (error: FormError | null): Html | null =>
  error && html`<p class="error" role="alert" id="error">${error.message}</p>`;

/** News that needs no reaction. */
export const notice = (text: string | null): Html | null =>
  text === null ? null : html`<p class="notice" role="status">${text}</p>`;
