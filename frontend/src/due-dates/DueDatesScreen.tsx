import {
  DUE_DOCUMENTS_MAX,
  DUE_WINDOWS,
  type DueDates,
  type DueWindow,
} from '@contracts/due-dates';
import { DUE_SOON_DAYS } from '@contracts/workflow';
import { daysAfter, formatDate } from '@rules/date';
import { mondayOf } from '@rules/deadlines';
import { CalendarCheck } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useProviderQuery } from '../api/use-provider-query';
import { formatCount } from '../history/format';
import { QueryArea } from '../layout/QueryArea';
import { EmptyState } from '../ui/EmptyState';
import { LinkButton } from '../ui/LinkButton';
import { Tab, Tabs } from '../ui/Tabs';
import { CalendarLink } from './CalendarLink';
import { DayCard, idOfDay, Sums } from './DueDay';
import { shortDay } from './due-words';
import './due-dates.css';

const WINDOW_LABEL: Readonly<Record<DueWindow, string>> = {
  hoy: 'Hoy',
  semana: '7 días',
  vencidos: 'Vencidos',
  todo: 'Todo',
};
const NOTHING: Readonly<Record<DueWindow, string>> = {
  hoy: 'Hoy no vence nada',
  semana: 'Nada vence en los próximos 7 días',
  vencidos: 'No hay nada vencido',
  todo: 'No hay nada por vencer',
};

/** Each day of a week from today on, with what is to be paid then: how much on Friday? */
const Week = ({ today, days }: DueDates) => (
  <nav aria-label="Días" className="due-week g8 in-grid">
    {Array.from({ length: DUE_SOON_DAYS + 1 }, (_, after) => daysAfter(today, after)).map((day) => {
      const found = days.find((one) => one.day === day);
      const name = shortDay(day);
      return found ? (
        <a key={day} href={`#${idOfDay(day)}`}>
          <span className="sm">{name}</span>
          <Sums sums={found.sums} />
          <span className="sm t3">
            {found.items.length === 1 ? '1 fecha' : `${found.items.length} fechas`}
          </span>
        </a>
      ) : (
        <span key={day}>
          <span className="sm t3">{name}</span>
          <span className="sm t3">nada</span>
        </span>
      );
    })}
  </nav>
);

/** Days under their weeks, with what is to be paid in each. */
const Days = ({ weeks, days, today }: DueDates) =>
  weeks.map(({ day: monday, sums }) => {
    const hasTitle = monday !== null && weeks.length > 1;
    return (
      <div key={monday ?? ''} className="col g12">
        {hasTitle && (
          <h2 className="apart wraps due-monday flex g4-16">
            <span className="m">Semana del {formatDate(monday)}</span>
            <span className="wraps due-sums flex based">
              <Sums sums={sums} />
            </span>
          </h2>
        )}
        {days
          .filter(({ day }) => (day && mondayOf(day)) === monday)
          .map((day) => (
            <DayCard key={day.day ?? ''} {...day} today={today} heading={hasTitle ? 'h3' : 'h2'} />
          ))}
      </div>
    );
  });

function Found({ found }: { found: DueDates }) {
  const { window, days, sums, isPartial } = found;
  if (days.length === 0)
    return (
      <EmptyState
        icon={CalendarCheck}
        title={NOTHING[window]}
        action={
          <LinkButton look="ghost" to="/historial">
            Ver el historial
          </LinkButton>
        }
      >
        Las fechas salen de los documentos que Foliado ya leyó y que no están pagados.
      </EmptyState>
    );
  return (
    <>
      <p className="wraps due-sums flex based">
        <span className="t2">A pagar: </span>
        {sums?.length === 0 ? 'nada' : <Sums sums={sums} />}
      </p>
      {isPartial && (
        <p className="sm t2">
          No se muestran todos, por eso no hay sumas: vencen más de {formatCount(DUE_DOCUMENTS_MAX)}{' '}
          documentos, o Foliado se actualizó y todavía repasa los anteriores. Marque como pagados
          los que ya lo están, o vuelva en unos minutos.
        </p>
      )}
      {window === 'semana' && <Week {...found} />}
      <Days {...found} />
    </>
  );
}

/** What falls due, by day: what is to be paid, and by which rule each day is one. */
export default function DueDatesScreen() {
  const [search, setSearch] = useSearchParams();
  const window = DUE_WINDOWS.find((one) => one === search.get('ver')) ?? 'semana';
  const query = useProviderQuery(['due-dates', window], (provider, signal) =>
    provider.getDueDates(window, signal),
  );
  return (
    <main id="contenido" className="col g16 page" tabIndex={-1}>
      <title>Vencimientos · Foliado</title>
      <h1>Vencimientos</h1>
      <Tabs label="Fechas" className="under">
        {DUE_WINDOWS.map((one) => (
          <Tab key={one} isCurrent={one === window} onChoose={() => setSearch({ ver: one })}>
            {WINDOW_LABEL[one]}
          </Tab>
        ))}
      </Tabs>
      <QueryArea query={query} of="los vencimientos">
        {(found) => <Found found={found} />}
      </QueryArea>
      <CalendarLink />
    </main>
  );
}
