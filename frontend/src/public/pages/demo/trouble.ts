import { START } from '@contracts/routes';
import { SITE_PAGES } from '@contracts/site';
import { FREE_CREDITS } from '../../content/facts';
import type { Outcome } from './read-sample';

export interface Trouble {
  title: string;
  text: string;
  /** The reading may be asked for again. */
  canRetry: boolean;
  links: readonly { text: string; href: string }[];
}

const BEGIN = { text: 'Comenzar gratis', href: START };
const CONTACT = { text: 'Escríbanos', href: SITE_PAGES.contact };

/** `en 45 segundos`, `en 3 minutos`: never sooner than it is. */
export function inTime(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'en 1 segundo' : `en ${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'en 1 minuto' : `en ${minutes} minutos`;
}

const usedUp = (seconds: number | null): Trouble => ({
  title: 'Ya usó las lecturas de prueba',
  text: `Podrá leer otra muestra ${inTime(seconds ?? 600)}. Si no quiere esperar, cree su cuenta: trae ${FREE_CREDITS} créditos gratis para sus propios documentos.`,
  canRetry: false,
  links: [BEGIN],
});

const busy = (seconds: number | null): Trouble => ({
  title: 'Hay otras personas probando',
  text: `Las lecturas de prueba se hacen de una en una. Intente de nuevo ${inTime(seconds ?? 20)}.`,
  canRetry: true,
  links: [],
});

const OFFLINE: Trouble = {
  title: 'No hay conexión con Foliado',
  text: 'Su pedido no llegó. Revise su conexión a internet e intente de nuevo.',
  canRetry: true,
  links: [],
};

const CUT: Trouble = {
  title: 'La lectura no terminó',
  text: 'La conexión se cortó, o el servidor dejó la lectura porque tiene mucho trabajo. Intente de nuevo; si se repite, avísenos.',
  canRetry: true,
  links: [CONTACT],
};

/** What to tell the visitor, with the next step; null when there is nothing to tell. */
export function troubleOf(outcome: Outcome): Trouble | null {
  if (outcome.kind === 'offline') return OFFLINE;
  if (outcome.kind === 'cut') return CUT;
  if (outcome.kind !== 'refused') return null;
  const { status, seconds, message } = outcome;
  if (status === 429) return usedUp(seconds);
  if (status === 503) return busy(seconds);
  return {
    title: 'No se pudo leer la muestra',
    text: message ?? 'El servidor no pudo responder. Intente de nuevo en un momento.',
    canRetry: status !== 404,
    links: [CONTACT],
  };
}
