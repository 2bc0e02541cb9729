import { INVITATION_DAYS, PASSWORD_LINK_HOURS } from '@contracts/account';
import {
  BROWSER_DATA_DAYS,
  DEFAULT_SESSION_HOURS,
  DEFAULT_SESSION_IDLE_MINUTES,
} from '@contracts/limits';
import { SELLER_MARK, SITE_PAGES } from '@contracts/site';
import { VENDOR_TERMS, VENDOR_TERMS_READ_ON } from '@contracts/vendor-terms';
import { formatDate } from '@rules/date';
import { CLOUD_ENGINES_OF_VENDORS } from '../../content/engine-names';
import { CONTACT_EMAIL } from '../../content/facts';
import { NOTICE_DAYS } from '../../legal/notice';
import { legalSections, type LegalText } from '../../legal/legal-text';

const MAIL = `[${CONTACT_EMAIL}](mailto:${CONTACT_EMAIL})`;

export const PRIVACY_DESCRIPTION =
  'Qué datos personales trata Foliado, para qué, cuánto tiempo, quién más los recibe y cómo ejercer sus derechos según la Ley N.° 29733 del Perú.';

/** Answer times that we commit to, in working days. */
const ACCESS_DAYS = 20;
const OTHER_RIGHTS_DAYS = 10;
const INCIDENT_HOURS = 48;

const VENDOR_ROWS = Object.values(VENDOR_TERMS)
  .map(
    ({ vendor, keeps, trains }) => `| ${vendor} | Conserva: ${keeps} ¿Entrena con ello? ${trains}`,
  )
  .join('\n');

export const PRIVACY: LegalText = {
  title: 'Política de privacidad',
  lead: 'Qué datos tratamos, para qué y cuánto tiempo, y cómo decide usted sobre ellos. Según la Ley N.° 29733, Ley de Protección de Datos Personales, y su Reglamento (Decreto Supremo N.° 016-2024-JUS).',
  updated: '2026-11-22',
  summary: [
    'Los documentos son de su empresa. Los tratamos solo para leerlos, revisarlos y seguir su pago.',
    'Foliado Local lee en el servidor. Los motores externos reciben páginas solo si la instalación los tiene y su empresa los usa.',
    'Su empresa decide si el archivo original se guarda o se borra después de confirmar.',
    'Sin publicidad, sin rastreadores y sin venta de datos.',
    `Para acceder a sus datos, corregirlos o borrarlos, escriba a ${MAIL}.`,
  ],
  sections: legalSections(`
## quien: Quién trata los datos

Foliado es un servicio de lectura de comprobantes y flujo de pago. «Nosotros» es quien opera la instalación de Foliado que usted usa. ${SELLER_MARK} Responde a sus preguntas en ${MAIL}.

Hay dos papeles, y conviene distinguirlos:

- **Somos titulares del banco de datos** de las cuentas: su nombre, su correo y el registro de lo que hace en el servicio.
- **Su empresa es titular** de los datos que hay dentro de sus documentos: proveedores, clientes, firmas, montos. Nosotros los tratamos por encargo suyo y según sus instrucciones.

## que-datos: Qué datos tratamos

| Datos | Cuáles son
| Cuenta | Nombre, apellidos, correo y contraseña. De la contraseña se guarda un resumen irreversible (Argon2id), nunca el texto. Si ingresa con el proveedor de identidad de su empresa, no hay contraseña nuestra.
| Empresa | Razón social, RUC, miembros, roles, equipos y reglas.
| Documentos | Los archivos que sube, las imágenes de sus páginas y lo que se lee en ellas. Pueden contener datos de personas: nombre, RUC o DNI, dirección, teléfono, correo o firma.
| Trabajo | Correcciones, confirmaciones, comentarios, pasos del flujo de pago y exportaciones, con su autor y su fecha.
| Seguridad | Ingresos y acciones de la cuenta, dirección IP, y el navegador y sistema de cada sesión abierta.
| Navegador | Una cookie de sesión y lo que usted ordena en su pantalla. Ver [Cookies y datos del navegador](#navegador).
| Contacto | Lo que nos escribe por correo. El formulario de [contacto](/contact) no envía ni guarda nada en nuestro servidor.

No pedimos datos sensibles. Si un documento los contiene, su empresa decide si debe subirlo.

## para-que: Para qué los usamos

- **Prestar el servicio** que su empresa contrató: leer, mostrar, corregir, confirmar, exportar y seguir el pago. Es necesario para ejecutar ese contrato.
- **Proteger las cuentas**: sesiones, límites de intentos y registro de actividad. Es parte de nuestro deber de seguridad.
- **Dejar constancia** de quién cambió qué y cuándo, para que su empresa pueda demostrarlo.
- **Responderle** cuando nos escribe.

No hacemos publicidad, no elaboramos perfiles, no vendemos datos y no entrenamos modelos con sus documentos. La lectura automática propone datos y señala dudas; las decisiones las toma una persona de su empresa.

## motores: Motores de lectura y envíos a terceros

**Foliado Local** lee en el servidor de la instalación y no envía nada a ninguna parte. Funciona siempre.

**Los motores externos** (${CLOUD_ENGINES_OF_VENDORS}) existen solo si quien opera la instalación puso sus propias claves. La pantalla de carga dice qué motor está elegido y a dónde irá el documento antes de subirlo. Con clave de OpenAI, ese motor aparece elegido al inicio y usted puede cambiarlo.

| A un motor externo | Qué significa
| Se envía | Las imágenes de las páginas, sus palabras o ambas, según el motor. Lo que está impreso en ellas va incluido.
| No se envía | El nombre del archivo, sus metadatos, el texto que leemos del código QR (su dibujo puede verse en la imagen), y el nombre o el correo de su cuenta.
| No se obedece | Las frases impresas en un documento y dirigidas a la máquina se apartan antes, y lo que el motor responde se compara con la página.

Qué conserva cada proveedor y si entrena con lo que recibe, según sus propias condiciones leídas el ${formatDate(VENDOR_TERMS_READ_ON)}; pueden cambiarlas, y lo que cuenta es la cuenta de quien opera la instalación:

| Proveedor | Qué conserva y si entrena con ello
${VENDOR_ROWS}

Esos proveedores pueden tratar los datos fuera del Perú, por ejemplo en Estados Unidos: es un flujo transfronterizo, sujeto a las condiciones de cada uno. Quien opera la instalación puede también indicar un servidor propio compatible con OpenAI.

**Google Sheets**: cuando una persona pulsa enviar, van a la hoja elegida el RUC y la razón social del proveedor, el número, las fechas, el total, la moneda, el estado de pago y el identificador del documento. Al crear una hoja nueva, Google recibe además el correo de quien la crea, para compartirla con esa persona.

Fuera de eso, entregamos datos solo si una ley o un juez lo ordena. Si un tercero aloja el servidor de la instalación, los guarda por encargo de quien la opera.

## cuanto: Cuánto tiempo los guardamos

| Datos | Plazo
| Archivo original e imágenes de sus páginas | Lo decide su empresa en «Mi Empresa»: se conservan, o se borran cierto número de días después de confirmar el documento. Lo que no está confirmado, o falta pagar, no se borra solo.
| Datos leídos, correcciones e historial | Mientras su empresa use el servicio, o hasta que elimine el documento.
| Documento eliminado | Se borran archivos, páginas, datos y valores del historial. Queda constancia de quién lo eliminó, cuándo y por qué motivo, y su identificador en el registro de créditos.
| Sesiones | Se cierran tras ${DEFAULT_SESSION_IDLE_MINUTES} minutos sin uso o a las ${DEFAULT_SESSION_HOURS} horas, salvo que la instalación fije otros plazos.
| Enlaces de un solo uso | Los de contraseña, ${PASSWORD_LINK_HOURS} horas. Las invitaciones, ${INVITATION_DAYS} días.
| Cuenta y registro de actividad | Mientras exista la cuenta y, después, lo que haga falta para cumplir obligaciones legales o atender reclamos. La dirección IP de cada acción, un año, salvo que la instalación fije otro plazo.
| Datos del navegador | ${BROWSER_DATA_DAYS} días desde la última vez que abrió Foliado en ese navegador.
| Documentos de muestra de la demostración | Nada: se leen en el momento y no se guarda el resultado.

Una copia de seguridad guarda lo que había cuando se hizo, hasta que se reemplaza. En el disco del servidor pueden quedar un tiempo restos de un registro borrado, fuera del alcance del servicio, hasta que se escriba encima.

## navegador: Cookies y datos del navegador

Usamos **una sola cookie**, la de su sesión, necesaria para ingresar. No la pueden leer los programas de la página ni otros sitios. Por eso no hay aviso de cookies: no hay nada opcional que aceptar.

- En el almacenamiento de su navegador queda cómo ordenó su pantalla: columnas, vistas con nombre, ancho del visor y última hoja de cálculo elegida. Se conserva **${BROWSER_DATA_DAYS} días** desde su último uso y se borra la siguiente vez que abre Foliado.
- Los borradores viven en la pestaña y desaparecen al cerrarla; los de sus documentos también al cerrar sesión.
- No cargamos fuentes, programas ni imágenes de otros sitios, y no usamos herramientas de análisis de visitas.

## seguridad: Cómo los protegemos

- Cada consulta lleva la empresa de la sesión: los documentos de otra empresa responden igual que si no existieran.
- Publicada en una dirección https, la instalación cifra todo lo que viaja y la cookie no circula de otro modo.
- Los permisos se comprueban en el servidor por rol y por equipo; su empresa puede exigir que quien registra no sea quien paga.
- Los archivos se abren en procesos aparte, con límites de tiempo y de memoria.
- El historial va encadenado: una alteración o un hueco se descubre al verificarlo.

Ningún sistema es invulnerable. Si un incidente afecta datos personales, lo comunicamos a la Autoridad Nacional de Protección de Datos Personales dentro de ${INCIDENT_HOURS} horas cuando la norma lo exige, y a las empresas y personas afectadas sin demora.

## derechos: Sus derechos

La ley le reconoce los derechos ARCO y otros que los completan:

- **Acceso e información**: saber qué datos suyos tratamos, para qué y con quién se comparten. Los descarga usted mismo en «Perfil».
- **Rectificación**: corregirlos o completarlos. Su nombre lo cambia usted mismo en «Perfil».
- **Cancelación o supresión**: que se borren cuando ya no hacen falta. El administrador de su empresa anonimiza su cuenta: nombre, correo, accesos y direcciones. El nombre con que firmó un paso queda en el registro contable de la empresa mientras la ley tributaria lo pida.
- **Oposición**: que dejemos de tratarlos por un motivo fundado.
- **Portabilidad**: recibirlos en un formato de uso común. Una empresa se lleva todo en un ZIP y puede darse de baja, con fecha, desde «Mi Empresa».
- **Revocar** el consentimiento, en lo que dependa de él.

Escriba a ${MAIL} diciendo qué pide y adjunte lo necesario para comprobar que es usted, o su poder si representa a otra persona. Es gratis. Respondemos en ${ACCESS_DAYS} días hábiles como máximo si pide acceso, y en ${OTHER_RIGHTS_DAYS} si pide rectificación, cancelación u oposición.

Si sus datos están en un documento que subió una empresa, diríjase a ella: es la titular. Si nos escribe a nosotros, se lo trasladamos. Su administrador puede eliminar un documento con el motivo «Lo pidió el titular de los datos».

Si no queda conforme, puede reclamar ante la Autoridad Nacional de Protección de Datos Personales, del Ministerio de Justicia y Derechos Humanos.

## menores: Menores de edad

Foliado es para empresas y las personas que trabajan en ellas. No está dirigido a menores de edad ni trata sus datos a sabiendas.

## cambios: Cambios de esta política

Si cambia algo que le afecte, lo avisamos con ${NOTICE_DAYS} días de anticipación, en esta página y por correo a los administradores de cada empresa. La fecha de arriba es la del último cambio. El uso del servicio se rige además por los [términos de servicio](${SITE_PAGES['terms-of-service']}).

## contacto: Contacto

Para todo lo que trata esta página: ${MAIL}, o los canales de [Contacto](${SITE_PAGES.contact}).
`),
};
