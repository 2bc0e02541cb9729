import { CONTACT_EMAIL, FREE_CREDITS } from '../../content/facts';
import {
  CUSTOM_DEMO_FROM,
  ENTERPRISE_SETUP_WEEKS,
  OFFICE,
  REPLY_HOURS,
  SETUP_MINUTES,
  SUPPORT_HOURS,
  SUPPORT_HOURS_LIMA,
  VOLUME_PRICE_ABOVE,
} from '../../content/support';
import { itemsOf } from '../../sections/items-of';
import { questionsOf } from '../../sections/linked-text';

export const CONTACT_HEAD = {
  title: 'Hablemos de sus comprobantes',
  lead: 'Cuéntenos cuántos recibe, de qué tipo y qué hace hoy con ellos. Le responde una persona.',
};

export const CONTACT_FACTS = itemsOf(`
Mail **Correo** [${CONTACT_EMAIL}](mailto:${CONTACT_EMAIL})
+ Respuesta en menos de ${REPLY_HOURS} horas los días hábiles.
Phone **Teléfono** Solo para clientes Enterprise: el número se entrega con el contrato.
Clock **Horario** ${SUPPORT_HOURS}
+ ${SUPPORT_HOURS_LIMA}
MapPin **Oficina** ${OFFICE}
+ El equipo trabaja 100 % a distancia: la atención es por correo y en línea.
`);

export const CONTACT_QUESTIONS = questionsOf(`
¿Hacen demostraciones personalizadas?
Sí, para empresas con más de ${CUSTOM_DEMO_FROM} documentos al mes, con documentos suyos. Con menos, la [demostración en línea](/demo) lee documentos de muestra al momento.

¿Dan soporte en español?
Sí. El producto, la ayuda y las personas que responden hablan español.

¿Cuánto toma empezar?
Menos de ${SETUP_MINUTES} minutos: cree la cuenta, suba una factura y revísela. Las integraciones Enterprise toman de ${ENTERPRISE_SETUP_WEEKS}, según lo que haya que conectar.

¿Hay precios por volumen?
Sí, con más de ${VOLUME_PRICE_ABOVE.toLocaleString('en-US')} documentos al mes. Díganos cuántos recibe y de qué tipo. Los demás precios están en [Precios](/pricing).
`);

export const CONTACT_CLOSING = {
  title: '¿Prefiere probarlo ahora?',
  text: `${FREE_CREDITS} créditos al crear su cuenta, sin tarjeta.`,
  start: 'Comenzar gratis',
};
