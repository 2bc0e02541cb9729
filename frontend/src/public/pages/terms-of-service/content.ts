import { CREDITS_PER_DOCUMENT } from '@contracts/credits';
import { API } from '@contracts/routes';
import { SELLER_MARK, SITE_PAGES } from '@contracts/site';
import { STEPS } from '@contracts/workflow';
import { CONTACT_EMAIL, FREE_CREDITS, MAX_FILE_MB } from '../../content/facts';
import { ANNUAL_DISCOUNT, EXTRA_SCAN_PRICE } from '../../plans/plans';
import { legalSections, type LegalText } from '../../legal/legal-text';
import { NOTICE_DAYS } from '../../legal/notice';

const MAIL = `[${CONTACT_EMAIL}](mailto:${CONTACT_EMAIL})`;
const PRIVACY_LINK = `[política de privacidad](${SITE_PAGES['privacy-policy']})`;
const extraScan = `US$ ${EXTRA_SCAN_PRICE.toFixed(2)}`;
const annualDiscount = `${ANNUAL_DISCOUNT * 100} %`;

export const TERMS_DESCRIPTION =
  'Condiciones de uso de Foliado: cuentas, documentos, lectura automática, créditos y planes, pagos, responsabilidades y cambios, con la ley peruana.';

export const TERMS: LegalText = {
  title: 'Términos de servicio',
  lead: 'Lo que usted puede esperar de Foliado y lo que Foliado espera de usted, en palabras que se entienden.',
  updated: '2026-11-22',
  summary: [
    'Sus documentos y sus datos siguen siendo suyos, y puede llevárselos cuando quiera.',
    'Foliado lee y advierte; una persona de su empresa revisa y confirma.',
    'Foliado no mueve dinero ni reemplaza a su contador.',
    `Empieza con ${FREE_CREDITS} créditos, sin tarjeta y sin cobros automáticos.`,
    `Los cambios de estos términos se avisan con ${NOTICE_DAYS} días de anticipación.`,
  ],
  sections: legalSections(`
## acuerdo: El acuerdo

Estos términos son el acuerdo entre usted, la empresa por la que actúa y quien opera la instalación de Foliado que usa («nosotros»). ${SELLER_MARK} Al crear una cuenta o usar el servicio, los acepta. Si su empresa firmó un contrato con nosotros y algo difiere, vale el contrato.

Quien crea la cuenta de una empresa declara que puede obligarla. Si no es así, no la cree.

## servicio: El servicio

Foliado lee comprobantes y otros documentos en PDF, JPG o PNG de hasta ${MAX_FILE_MB} MB, muestra cada dato junto a su lugar en la página, señala lo que no concuerda, permite corregir, confirmar y exportar, y acompaña el pago en ${STEPS.length} pasos entre Logística y Tesorería.

Algunas funciones dependen de la instalación: los motores externos y Google Sheets necesitan que quien la opera los haya conectado. Lo que no está disponible se muestra como tal.

## cuentas: Cuentas y empresa

- Los datos de la cuenta deben ser verdaderos y estar al día. Cada persona usa la suya.
- Cuide su contraseña. Si cree que alguien más la conoce, cámbiela: se cierran todas las demás sesiones.
- Cada cuenta pertenece a una empresa. El Admin Empresa invita a las personas, les da rol y equipos, las desactiva y fija las reglas, y responde por esas decisiones.
- Un enlace de invitación o de contraseña sirve una vez. Entréguelo solo a su destinatario.

## uso: Uso permitido

Puede usar Foliado para el trabajo de su empresa o el de sus clientes, si ellos se lo encargaron. No puede:

- subir documentos que no tiene derecho a tratar, o archivos hechos para dañar;
- usar el servicio para falsificar comprobantes o para ocultar operaciones;
- intentar entrar a cuentas o datos ajenos, eludir límites o probar la seguridad sin permiso escrito;
- revenderlo como propio sin un acuerdo con nosotros.

Si encuentra una falla de seguridad, cuéntenosla antes que a nadie: se lo agradeceremos y no actuaremos contra quien avisa de buena fe.

## documentos: Sus documentos

Los documentos y lo que se lee en ellos son de su empresa. Nos permite guardarlos, procesarlos y mostrarlos solo para darle el servicio; nada más.

Su empresa decide cuánto se conservan los originales y puede eliminar documentos que no estén bloqueados. También le toca cumplir los plazos de conservación que la ley le pida: borrar aquí un archivo no la libera de guardarlo en otra parte.

Los datos personales que haya en ellos los tratamos por encargo de su empresa, como dice la ${PRIVACY_LINK}.

## lectura: Lectura automática

Ningún motor lee sin errores. Por eso cada dato lleva su confianza y lo dudoso se marca. **Revise antes de confirmar**: lo que su empresa confirma, exporta o paga es decisión suya.

- La autenticidad se juzga por lo que el documento dice de sí mismo: QR, sumas, dígitos, fechas. No consultamos a SUNAT ni certificamos que un comprobante sea válido.
- La detracción y otros cálculos tributarios son sugerencias con su fuente. No son asesoría contable, tributaria ni legal.
- Un duplicado que Foliado advierte puede no serlo, y uno que no advierte puede existir.

## externos: Servicios de terceros

Si su empresa usa un motor externo o Google Sheets, lo que envía a ese proveedor se rige también por las condiciones de él. La pantalla dice a dónde va cada documento. No respondemos por lo que un tercero haga con su propio servicio, y puede trabajar sin ninguno de ellos.

## creditos: Créditos y planes

- Una cuenta nueva recibe ${FREE_CREDITS} créditos. Leer un documento usa ${CREDITS_PER_DOCUMENT}; si la lectura falla del todo, vuelve. Pedir una segunda lectura de un documento ya leído no cuesta.
- Los planes, sus créditos y sus usuarios están en [Precios](${SITE_PAGES.pricing}), en dólares de Estados Unidos. Cada crédito adicional cuesta ${extraScan} y pagar el año completo descuenta ${annualDiscount}.
- Los planes se contratan con nosotros por correo. El servicio no pide ni guarda tarjetas, y no cobra solo: sin un plan contratado, al acabarse los créditos deja de leer documentos nuevos y todo lo demás sigue a la vista.
- Los impuestos que correspondan se detallan en la propuesta que usted acepta.

## pagos: Flujo de pago y archivo TXT

Foliado registra los pasos de un pago y genera archivos para prepararlo. **No mueve dinero**, no es un banco ni un medio de pago. Antes de cargar un archivo en su banco, compruebe beneficiarios y montos.

## disponibilidad: Disponibilidad y soporte

Cuidamos que el servicio esté disponible, pero no prometemos que nunca se interrumpa. El mantenimiento que se pueda prever se avisa. Un nivel de servicio con cifras existe solo si su contrato lo dice.

Los canales de cada plan están en la [ayuda](${SITE_PAGES.help}#canales).

## propiedad: Propiedad del servicio

El programa, su diseño, su nombre y su marca son de sus titulares. Este acuerdo le permite usarlos como servicio mientras dure; no se los transfiere. Si nos sugiere una mejora, podemos usarla sin deberle nada.

## fin: Cómo termina

Puede dejar de usar Foliado cuando quiera. Para cerrar la cuenta de su empresa, escriba a ${MAIL}. Antes, exporte lo suyo en JSON, CSV o Excel desde el Historial, y el registro de eventos desde Auditoría.

Podemos suspender una cuenta que incumple estos términos o pone en riesgo a otras, explicando el motivo. Salvo urgencia, avisamos antes y damos ocasión de corregir. Si dejamos de ofrecer el servicio, lo avisaremos con ${NOTICE_DAYS} días para que se lleve sus datos.

## responsabilidad: Responsabilidad

Respondemos por prestar el servicio con diligencia profesional. En la medida en que la ley lo permita, no respondemos por ganancias que no llegaron, por decisiones tomadas con datos sin revisar, ni por hechos fuera de nuestro control; y nuestra responsabilidad total se limita a lo que su empresa pagó en los doce meses anteriores al hecho.

Nada de esto limita lo que la ley no permite limitar, como el dolo, la culpa inexcusable o los derechos que el Código de Protección y Defensa del Consumidor (Ley N.° 29571) reconozca a quien sea consumidor.

## cambios: Cambios de estos términos

Avisamos los cambios con ${NOTICE_DAYS} días de anticipación, en esta página y por correo a los administradores de cada empresa. Si no está de acuerdo, puede dejar el servicio antes de que rijan. Los que exige una ley, o solo le favorecen, pueden regir antes.

## ley: Ley y controversias

Rige la ley de la República del Perú. Si hay un desacuerdo, conversemos primero: la mayoría se resuelve así. Lo que no, lo deciden los jueces y tribunales que esa ley señale.

¿Preguntas sobre estos términos? ${MAIL}. Si aún no tiene cuenta, puede [crearla](${API.register}).
`),
};
