import { CircleAlert } from 'lucide-react';
import { Icon } from './Icon';
import './field.css';

/** Why what was asked did not happen, beside the button that asked. */
export const InlineError = ({ text, id }: { text: string; id?: string }) => (
  <p id={id} className="lead g5 field-note field-error sm" role="alert">
    <Icon of={CircleAlert} size={14} />
    {text}
  </p>
);
