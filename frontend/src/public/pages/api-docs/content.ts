import {
  DEFAULT_SESSION_HOURS,
  DEFAULT_SESSION_IDLE_MINUTES,
  DEFAULT_REQUESTS_PER_MINUTE,
  DEFAULT_UPLOADS_PER_MINUTE,
  LOGIN_ADDRESS_FAILURES,
  LOGIN_FREE_FAILURES,
  LOGIN_MAX_DELAY_SECONDS,
  REGISTRATIONS_PER_HOUR,
} from '@contracts/limits';
import { ORIGIN_MARK } from '@contracts/site';
import { TRY_OUT_WINDOW_SECONDS, TRY_OUTS_OF_ADDRESS } from '@contracts/try-out';
import { STEPS } from '@contracts/workflow';
import { MAX_FILE_MB } from '../../content/facts';
import { textSections } from '../../sections/linked-text';
import { anchorOf, CALLS } from './openapi';

export const HEAD = {
  title: 'Referencia de la API',
  lead: 'Las mismas llamadas que usan las pantallas de Foliado. Esta página se genera de la descripción OpenAPI que sale del propio servidor.',
};

export const ERROR_EXAMPLE = `HTTP/1.1 404 Not Found
X-Correlation-Id: c-5f1e0b7a

{
  "statusCode": 404,
  "code": "NO_ENCONTRADO",
  "message": "No se encontró lo que busca.",
  "correlationId": "c-5f1e0b7a"
}`;

/** The reference; its texts may hold links and strong words. */
export const CHAPTERS = textSections(`
## base: Dirección y formato

Todas las direcciones empiezan con **${ORIGIN_MARK}/api**. Los cuerpos y las respuestas van en JSON, salvo los archivos; un cuerpo JSON tiene como máximo 1 MB y un archivo, ${MAX_FILE_MB} MB.

Se admite exactamente lo que cada operación declara: un campo que no está en su tabla se rechaza con **CAMPO_INVALIDO**, que lo nombra. En la notación de los tipos, un signo de interrogación marca lo que puede faltar.

## sesion: Sesión

No hay claves de API: se entra como una persona y el servidor responde con una cookie de sesión, **foliado** (**__Host-foliado** con HTTPS), que va en cada llamada.

La sesión se cierra tras ${DEFAULT_SESSION_IDLE_MINUTES} minutos sin uso o a las ${DEFAULT_SESSION_HOURS} horas, si la instalación no dice otra cosa. Una llamada con el encabezado **X-Background** no cuenta como uso.

## permisos: Permisos

Cada operación dice quién puede llamarla: un rol, un equipo o cualquier persona con sesión. Quien no puede recibe **SIN_PERMISO**.

Los documentos son siempre los de la propia empresa. El de otra empresa y el que no existe responden igual: 404 con **NO_ENCONTRADO**.

## origen: Mismo origen

Lo que cambia algo (POST, PUT, DELETE) se acepta desde las páginas de Foliado y desde programas que no son navegadores. Una llamada con **Origin** o **Sec-Fetch-Site** de otro sitio se rechaza con **CSRF**; desde la página de otro sitio, la API no se puede usar.

## formato-de-error: Cuerpo de un error

Todo error tiene la misma forma. **code** no cambia y sirve para decidir; **message** es para mostrar a una persona. **correlationId** nombra la llamada, también en el encabezado **X-Correlation-Id** de cada respuesta: inclúyalo al pedir ayuda. Todos los códigos están en [Errores](#errores).

VERSION_CONFLICTO trae además **conflict** en la revisión (campo, su valor, el que está guardado y de quién es) o **moved** en el flujo de pago, que también puede venir con PASO_FUERA_DE_ORDEN.

## versiones: ETag e If-Match

Un documento responde con su versión en **ETag**. Envíela en **If-Match** al cambiarlo: si otra persona cambió lo mismo entretanto, la respuesta es 409 con **VERSION_CONFLICTO** y nada se guarda. Sin If-Match, o con un asterisco, no se comparan versiones.

El flujo de pago tiene una versión propia, la de sus respuestas. Operaciones que aceptan If-Match:

## idempotencia: Idempotency-Key

Con la misma clave (de 1 a 255 caracteres ASCII visibles), la misma solicitud se lleva a cabo una sola vez y su repetición recibe la misma respuesta. La misma clave con otra solicitud es 409 con **CLAVE_REUTILIZADA**. Operaciones que la aceptan:

## listas: Listas por partes

Las listas aceptan **range** con la primera y la última fila en JSON, desde 0: [0,24] son las primeras 25. La respuesta dice en **Content-Range** qué filas van y cuántas hay. Operaciones que lo aceptan:

## limites: Límites de uso

Lo que pasa de un límite es 429 con **DEMASIADAS_SOLICITUDES**; **Retry-After** dice cuántos segundos esperar.

Ingreso: desde el fallo número ${LOGIN_FREE_FAILURES} una cuenta espera 1 segundo, y cada fallo más duplica la espera, hasta ${LOGIN_MAX_DELAY_SECONDS / 60} minutos; una dirección de red tiene ${LOGIN_ADDRESS_FAILURES} fallos en ${LOGIN_MAX_DELAY_SECONDS / 60} minutos.

Subida: ${DEFAULT_UPLOADS_PER_MINUTE} documentos por persona y minuto; lo demás, ${DEFAULT_REQUESTS_PER_MINUTE} solicitudes por persona y minuto; la instalación puede decir otra cosa. Cuentas nuevas: ${REGISTRATIONS_PER_HOUR} por dirección y hora. Prueba sin cuenta: ${TRY_OUTS_OF_ADDRESS} lecturas por dirección en ${TRY_OUT_WINDOW_SECONDS / 60} minutos.

Espacio: la instalación puede limitar los archivos que guarda cada empresa; lo que no cabe es 507 con **EMPRESA_SIN_ESPACIO** y no se guarda. **GET /api/company/storage** dice cuánto se usa.

## operaciones: Operaciones

## tipos: Tipos

Los objetos de las respuestas, en la notación de TypeScript. Las fechas son textos ISO 8601.

## errores: Errores

Los textos llegan ya completos; lo que aquí está entre llaves lo llena cada caso.
`);

/** Groups in the order in which they are read: tag of the server's description -> what it is about. */
export const GROUPS = Object.entries({
  Sesión: 'Entrar, salir y saber quién tiene la sesión.',
  Documentos: 'Subir, buscar, leer de nuevo y borrar documentos.',
  Revisión: 'Corregir lo leído y confirmarlo.',
  'Flujo de pago': `Los ${STEPS.length} pasos entre Logística y Tesorería, y las observaciones.`,
  Pagos: 'Registrar lo que se pagó.',
  'Archivos de pago': 'El TXT para el banco, con su vista previa.',
  Vencimientos: 'Lo que vence de los documentos y por qué norma.',
  Avisos: 'Lo que pasó con lo que atiende cada persona.',
  Detracciones: 'Los depósitos masivos y las constancias que SUNAT devuelve.',
  Proveedores: 'Lo que se les debe, y a qué cuentas se les paga.',
  Exportaciones: 'Documentos en XLSX, CSV o JSON.',
  'Google Sheets': 'Enviar documentos a las hojas de la empresa.',
  Procesadores: 'Motores de lectura y sus modelos.',
  Créditos: 'Saldo y movimientos de quien pregunta.',
  Empresa: 'Datos, personas e invitaciones de la empresa.',
  Cuenta: 'Registro, perfil, contraseña y sesiones abiertas.',
  'Datos personales': 'Todo lo guardado de una persona o de la empresa, para llevárselo.',
  Auditoría: 'Todo lo que pasó, encadenado y comprobable.',
  Administración: 'Usuarios, créditos y estado de la instalación.',
  'Documentos de ejemplo': 'Comprobantes ficticios para la empresa de demostración.',
  'Prueba sin cuenta': 'La demostración pública: se lee y no se guarda nada.',
}).map(([title, text]) => ({
  id: `grupo-${anchorOf(title)}`,
  title,
  text,
  calls: CALLS.filter(({ tags }) => tags?.[0] === title),
}));

/** What a reader looks for first, beside the title. */
export const KEY_FACTS: readonly (readonly [string, string])[] = [
  ['Dirección', `${ORIGIN_MARK}/api`],
  ['Formato', 'JSON en UTF-8'],
  ['Acceso', 'Cookie de sesión'],
  ['Operaciones', `${CALLS.length} en ${GROUPS.length} grupos`],
];
