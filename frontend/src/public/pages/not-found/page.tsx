import { API } from '@contracts/routes';
import { NOT_FOUND_PAGE } from '@contracts/site';
import { ButtonLink } from '../../../ui/Button';
import type { SitePage } from '../../site/site-page';
import { WAYS } from './content';
import { LostThread } from './LostThread';

function NotFoundBody() {
  return (
    <div className="wrap lost">
      <div className="lost-words">
        <h1 className="title">404 Page Not Found</h1>
        <p className="lead">
          Este folio no está en el expediente. Puede que la dirección tenga un error o que el enlace
          ya no sea válido.
        </p>
        <div className="actions">
          <ButtonLink href="/" look="primary" size="l">
            Ir al inicio
          </ButtonLink>
          <ButtonLink href={API.login} size="l" className="for-visitors">
            Iniciar Sesión
          </ButtonLink>
        </div>
      </div>
      <LostThread />
      <nav className="lost-ways" aria-labelledby="lost-ways-titulo">
        <h2 id="lost-ways-titulo">Quizá buscaba</h2>
        <ul>
          {WAYS.map(({ href, title, text }) => (
            <li key={href}>
              <a href={href}>
                <strong>{title}</strong>
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** For every path that is neither public nor a screen (spec section 2; decisions, "Unknown path"). */
export const notFoundPage: SitePage = {
  name: NOT_FOUND_PAGE,
  title: '404',
  description:
    'Esta página no existe en Foliado. Desde aquí puede ir al inicio, a las características, a los precios o al centro de ayuda.',
  Body: NotFoundBody,
};
