import { LoaderCircle } from 'lucide-react';
import { Icon } from './Icon';
import './notice.css';

/** The whole page waits, for instance to learn who is signed in. */
export const Spinner = () => (
  <div className="centred spinner" role="status">
    <Icon of={LoaderCircle} size={28} className="icon-spin" />
    <span className="visually-hidden">Cargando…</span>
  </div>
);
