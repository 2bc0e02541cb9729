import { API } from '@contracts/routes';
import { SITE_PAGES } from '@contracts/site';
import { Mail, MessagesSquare, Phone } from 'lucide-react';
import { accuracySentence } from '../../content/accuracy-words';
import { CONTACT_EMAIL, FREE_CREDITS, MAX_FILE_MB } from '../../content/facts';
import { MEASURED_ACCURACY } from '../../content/measured-accuracy';
import { REPLY_HOURS, SUPPORT_HOURS, SUPPORT_HOURS_LIMA } from '../../content/support';
import { itemsOf } from '../../sections/items-of';
import { questionsOf } from '../../sections/linked-text';
import type { Item } from '../../sections/Items';

export const HELP_TITLE = 'Centro de ayuda';

export const HEAD = {
  kicker: HELP_TITLE,
  title: '¿En qué le ayudamos?',
  lead: 'Guías breves y respuestas directas. Si no encuentra la suya, del otro lado hay personas.',
};

const HOW_TO_JUDGE =
  'Ninguna lectura es perfecta, y por eso cada dato lleva su confianza y su lugar en la página. Lo que el QR, las sumas o el dígito del RUC confirman aparece verificado; lo dudoso y lo que se contradice aparece marcado para que usted decida.';

export const QUESTIONS = questionsOf(`
#formatos ¿Qué documentos puedo procesar?
Facturas, boletas, recibos, órdenes de compra, guías de remisión, tickets, contratos y estados de cuenta, en PDF, JPG o PNG de hasta ${MAX_FILE_MB} MB. Otros formatos, como TIFF o Word, no se aceptan. La lectura es más completa en los comprobantes peruanos.

#precision ¿Qué tan precisa es la extracción?
${HOW_TO_JUDGE} ${accuracySentence(MEASURED_ACCURACY)}

#privacidad ¿Mis datos están seguros?
Cada empresa ve solo lo suyo, y cada cambio queda en un historial que delata si alguien lo altera. Con Foliado Local el documento no sale del servidor; los motores externos reciben sus páginas solo si usted los usa. Su empresa decide si el archivo original se borra después de confirmar. El detalle está en la [política de privacidad](${SITE_PAGES['privacy-policy']}).

#editar ¿Puedo editar los datos antes de exportarlos?
Sí. Toque el dato, corríjalo y guarde: las sumas y los demás controles se vuelven a calcular. El valor que se leyó se conserva junto al suyo, con quién lo cambió y cuándo. Un documento confirmado no se edita; un Admin Empresa puede reabrirlo, con un motivo, mientras no se haya enviado a Tesorería.

#hojas-de-calculo ¿Cómo funciona la integración con Google Sheets?
Con «Enviar a Google Sheets» cada documento es una fila: RUC y razón social del proveedor, número, fechas, total, moneda y estado de pago. Funciona cuando quien administra el servidor conectó una cuenta de Google; si no, descargue el mismo contenido en Excel. [Ver la guía](#google-sheets).

#soporte ¿Qué soporte ofrecen?
En español. Por correo para todos los planes, con respuesta en menos de ${REPLY_HOURS} horas los días hábiles; chat en vivo desde el plan Professional y teléfono en Enterprise. [Ver los canales](#canales).
`);

export const TOPICS = itemsOf(`
BookOpen **Guías de inicio** Lo primero, paso a paso.
- [Subir el primer documento](#subir-primer-documento)
- [Configurar Google Sheets](#google-sheets)
- [Sumar el XML y la constancia](#xml-y-constancias)
- [Entender los resultados](#entender-resultados)
- [Trabajar con varias empresas](#varias-empresas)
Clapperboard **Tutoriales en video** Aún no hay videos. Estos son los mismos temas, por escrito o para probar.
- [Demostración completa](${SITE_PAGES.demo})
- [Configuración avanzada](#ajustes-avanzados)
- [Casos de uso por rubro](#casos-por-rubro)
- [Buenas prácticas](#buenas-practicas)
CircleQuestionMark **Preguntas frecuentes** Lo que más nos consultan.
- [Precisión](#precision)
- [Privacidad](#privacidad)
- [Planes y facturación](${SITE_PAGES.pricing})
- [Formatos](#formatos)
`);

export const CHANNELS: readonly Item[] = [
  {
    icon: Mail,
    title: 'Correo',
    scope: 'Todos los planes',
    text: `Respondemos en menos de ${REPLY_HOURS} horas los días hábiles. Cuéntenos qué documento era y qué vio en la pantalla.`,
    action: { label: CONTACT_EMAIL, href: `mailto:${CONTACT_EMAIL}` },
  },
  {
    icon: MessagesSquare,
    title: 'Chat en vivo',
    scope: 'Desde el plan Professional',
    text: `${SUPPORT_HOURS}. ${SUPPORT_HOURS_LIMA}. El acceso se entrega al contratar el plan.`,
    action: { label: 'Iniciar Sesión', href: API.login },
  },
  {
    icon: Phone,
    title: 'Teléfono',
    scope: 'Solo Enterprise',
    text: 'Una persona que ya conoce su empresa. El número se entrega con el contrato.',
    action: { label: 'Contactar', href: SITE_PAGES.contact },
  },
];

export const CLOSING = {
  title: 'La mejor guía es su propia factura',
  text: `${FREE_CREDITS} créditos al crear su cuenta, sin tarjeta.`,
  start: 'Empezar gratis',
};
