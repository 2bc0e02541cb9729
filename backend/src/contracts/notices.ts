import type { Team } from './user';

/** What people are told of, with the choice of who gets it by e-mail. */
export const NOTICE_KINDS = {
  bandeja: 'Documentos nuevos en la bandeja de mi equipo',
  observado: 'Documentos observados por Tesorería',
  vence: 'Pagos que vencen mañana',
  cuenta: 'Cuentas distintas de proveedores',
  apartado: 'Documentos míos que no se pudieron leer',
  cadena: 'Alteraciones del historial',
} as const;
export type NoticeKind = keyof typeof NOTICE_KINDS;

/** A document, or a supplier, that a notice is about. */
export interface NoticeSubject {
  /** Path of its screen. */
  path: string;
  /** Its number, else its file name; a RUC. */
  label: string;
}

/** What happened on one day of one kind, newest first. */
export interface Notice {
  kind: NoticeKind;
  /** The team whose tray it is; null where it is nobody's. */
  team: Team | null;
  /** ISO: when the newest of it happened. */
  at: string;
  /** Day in Peru. */
  day: string;
  /** At least 1. */
  count: number;
  /** There are more than `count`. */
  isCapped: boolean;
  /** Of them, those that happened after the person last looked. */
  fresh: number;
  /** The newest, at most `NOTICE_SUBJECTS`. */
  subjects: NoticeSubject[];
}
export const NOTICE_SUBJECTS = 3;

/** Answer of `GET /api/notices`: what the person may want to know of the last `NOTICE_DAYS` days. */
export interface NoticeList {
  /** Newest first. */
  notices: Notice[];
  /** Moves whenever a document of the company changes: lists that show them are asked anew. */
  revision: string;
}
export const NOTICE_DAYS = 14;

/** Body of `POST /api/notices/seen`. */
export interface NoticesSeen {
  /** ISO: `at` of the newest notice that the person has had before their eyes. */
  until: string;
}

/** `/api/notices/mail`: which kinds the person also gets by e-mail. */
export interface NoticeMail {
  kinds: NoticeKind[];
}
/** Its answer. */
export interface NoticeMailView extends NoticeMail {
  /** The installation can send e-mail. */
  isPossible: boolean;
}

/** Screen of a notice, and its Spanish sentence; names nothing and nobody. */
export function noticeText({ kind, team, count, isCapped }: NoticeHead): string {
  const many = (one: string, several: string): string =>
    count === 1 && !isCapped ? one : `${isCapped ? 'Más de ' : ''}${count} ${several}`;
  switch (kind) {
    case 'bandeja':
      return `${many('Un documento nuevo', 'documentos nuevos')} para ${team === 'tesoreria' ? 'Tesorería' : 'Logística'}`;
    case 'observado':
      return many('Tesorería observó un documento', 'documentos observados por Tesorería');
    case 'vence':
      return many('Un pago vence mañana', 'pagos vencen mañana');
    case 'cuenta':
      return many(
        'Una cuenta distinta de las conocidas de un proveedor',
        'cuentas distintas de las conocidas de sus proveedores',
      );
    case 'apartado':
      return many('Un documento suyo no se pudo leer', 'documentos suyos no se pudieron leer');
    case 'cadena':
      return 'La comprobación del historial encontró una alteración';
  }
}

type NoticeHead = Pick<Notice, 'kind' | 'team' | 'count' | 'isCapped'>;

export function noticeScreen({ kind, team }: Pick<Notice, 'kind' | 'team'>): string {
  const screens: Readonly<Record<NoticeKind, string>> = {
    bandeja: `/workflow?equipo=${team ?? 'logistica'}`,
    observado: '/workflow?equipo=logistica&filtro=observados',
    vence: '/vencimientos',
    cuenta: '/proveedores',
    apartado: '/historial?vista=con-error',
    cadena: '/auditoria',
  };
  return screens[kind];
}
