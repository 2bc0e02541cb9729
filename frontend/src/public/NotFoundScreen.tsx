import { FileQuestionMark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Brand } from '../ui/Brand';
import { Icon } from '../ui/Icon';
import '../ui/button.css';
import './public.css';

/** Any unknown path (spec section 2), for visitors signed in or not. */
export function NotFoundScreen() {
  return (
    <main className="sign-in-side">
      <title>404 · Foliado</title>
      <Brand size={29} />
      <section className="sign-in-words">
        <Icon of={FileQuestionMark} size={24} className="t3" />
        <h1>404 Page Not Found</h1>
        <p className="t2">
          Esta página no existe. Puede que la dirección tenga un error o que el enlace ya no sea
          válido.
        </p>
        <Link className="btn btn-primary btn-m" to="/">
          Ir al inicio
        </Link>
      </section>
    </main>
  );
}
