import { API } from '@contracts/routes';
import { NOT_FOUND_PAGE } from '@contracts/site';
import { ButtonLink } from '../../../ui/Button';
import { Items } from '../../sections/Items';
import type { SitePage } from '../../site/site-page';
import { WAYS } from './content';

const SHEET = 'v140a4 4 0 0 1-4 4h-96a4 4 0 0 1-4-4v-140a4 4 0 0 1 4-4h96a4 4 0 0 1 4 4z';
const SHEETS = `M128 56${SHEET}M396 56${SHEET}`;
const LINES = 'M40 80h48M40 98h72M40 112h72M40 126h56M308 80h48M308 98h72M308 112h72M308 126h40';

/** Sheets sewn in order, and the place of one that is not there; decoration for the eye alone. */
function LostThread() {
  return (
    <svg className="lost-picture" viewBox="0 0 420 300" aria-hidden="true">
      <path d={SHEETS} fill="var(--canvas)" />
      <path d={LINES} stroke="var(--border)" strokeWidth={4} />
      <rect x={158} y={52} width={104} height={148} rx={4} strokeDasharray="6" />
      {[76, 210, 344].map((x, index) => (
        <text key={x} x={x} y={index === 1 ? 132 : 182} textAnchor="middle">
          F. {403 + index}
        </text>
      ))}
      <g stroke="var(--thread)" strokeWidth={2.4}>
        <path d="M0 236C30 236 40 214 76 214M344 214C380 214 390 236 420 236" />
        <path d="M76 214C120 214 124 268 210 268S300 214 344 214" strokeDasharray="6" />
      </g>
      <g fill="var(--thread)" stroke="var(--surface)" strokeWidth={2}>
        <circle cx={76} cy={214} r={5} />
        <circle cx={344} cy={214} r={5} />
      </g>
    </svg>
  );
}

function NotFoundBody() {
  return (
    <div className="wrap section lost">
      <div className="split">
        <div>
          <h1 className="title">404 Page Not Found</h1>
          <p className="lead">
            Este folio no está en el expediente. Puede que la dirección tenga un error o que el
            enlace ya no sea válido.
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
      </div>
      <nav aria-labelledby="otras-paginas">
        <h2 className="sub" id="otras-paginas">
          Quizá buscaba
        </h2>
        <Items items={WAYS} look="grid-3 ruled closed" />
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
