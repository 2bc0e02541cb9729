import { INVITATION_DAYS } from '@contracts/account';
import { API } from '@contracts/routes';
import { DEFAULT_SHEET_NAME } from '@contracts/sheets';
import { SITE_PAGES } from '@contracts/site';
import { FREE_CREDITS, MAX_FILE_MB } from '../../content/facts';
import { itemsOf } from '../../sections/items-of';
import { type TextSection, textSections } from '../../sections/linked-text';

/** Guides begin with `## anchor: Title` and their lead; steps are numbered, parts are points, a note is quoted. */
function guideOf({ id, title, blocks: [lead = '', list = '', note] }: TextSection) {
  const steps = itemsOf(list.replaceAll(/^(?:- |1\. )/gm, ''));
  return { id, title, lead, steps, isLoose: list.startsWith('- '), note: note?.slice(2) };
}

export const GUIDES = textSections(`
## subir-primer-documento: Suba su primer documento

De la factura en su carpeta a los datos listos para revisar.

1. **Cree su cuenta** Con su nombre, su correo y la razón social de su empresa; el RUC puede ponerlo después. Recibe ${FREE_CREDITS} créditos y no se le pide tarjeta. [Crear cuenta](${API.register})
1. **Arrastre sus archivos a Procesador** PDF, JPG o PNG de hasta ${MAX_FILE_MB} MB cada uno, varios a la vez. Desde el teléfono puede tomar la foto en ese momento.
1. **Mire con qué motor se leerá** Foliado Local lee en el servidor, sin enviar nada fuera. Los demás motores aparecen disponibles solo si quien administra el servidor puso sus claves; la pantalla dice siempre a dónde va el documento.
1. **Espere el aviso «Procesamiento completado»** Puede seguir subiendo mientras tanto. Cada documento usa un crédito; si la lectura falla del todo, el crédito vuelve a su cuenta.

> ¿Quiere verlo antes de crear una cuenta? [Lea un documento de muestra](${SITE_PAGES.demo}).

## xml-y-constancias: Sume el XML y la constancia de SUNAT

El comprobante legal es el XML firmado; el PDF es su imagen. Juntos se comprueban uno al otro.

1. **Agregue los archivos** Con «Agregar XML o ZIP» en Procesador, o con «Agregar XML» en el detalle de un documento. Un ZIP puede traer varios comprobantes con su XML, su PDF y su constancia (CDR).
1. **Deje que se encuentren** Los archivos de un mismo comprobante forman un solo documento, lleguen en el orden que lleguen, y el crédito del segundo vuelve a su cuenta.
1. **Mire qué dice la firma** Si el XML está firmado y no cambió, lo que coincide con él queda «Verificado». No se comprueba quién emitió el certificado ni si fue revocado.
1. **Decida donde difieren** El dato muestra los dos valores y usted elige «Usar el del XML» o deja el de la página. Un comprobante que SUNAT rechazó no entra en archivos de pago.

> En el Historial, el filtro «Sin XML» muestra los que faltan, y «Pedir XML» copia un mensaje listo para cada proveedor.

## cuentas-de-proveedores: Pague a la cuenta correcta

El fraude más caro es una factura con otra cuenta bancaria. Foliado compara la de cada documento con las que ya conoce.

1. **Confirme la primera cuenta** En «Proveedores», una persona de Tesorería confirma la cuenta y dice cómo la comprobó: una llamada a un número que ya tenían, el contrato o una constancia del banco.
1. **Si llega otra, el pago espera** El archivo de pago y el paso «Ejecutar pago» quedan cerrados para ese documento hasta que dos personas la comprueben: una la confirma y otra, que no subió ni confirmó el documento, la acepta con un motivo.
1. **No llame al teléfono de la factura** Quien cambia la cuenta escribe también su teléfono. La página del proveedor solo muestra los contactos de los documentos con cuentas conocidas.
1. **Mire los dígitos** Si los dígitos de control del CCI no cuadran, o la cuenta y el CCI no son de la misma cuenta, el documento lo dice. Es una advertencia: también los proveedores se equivocan.

> Si en su empresa paga una sola persona, ella misma acepta la cuenta 24 horas después de confirmarla.

## archivos-de-bancos: Pague con el archivo de su banco

Un archivo del BCP, BBVA o Interbank paga a muchos proveedores de una vez. Foliado lo escribe; quien lo envía y paga es usted.

1. **Agregue la cuenta de cargo** Un Admin Empresa la registra en «Mi Empresa», «Cuentas de cargo»: banco, número, moneda y tipo.
1. **Elija el formato** En el Historial, marque los documentos, «Generar TXT de pago» y elija el banco. Paga el neto: el total sin la detracción ni la retención que el documento imprime, salvo que usted lo cambie.
1. **Vea a qué cuenta va cada pago** Solo a cuentas confirmadas del proveedor, en la moneda del archivo: primero las del mismo banco, y a las de otro por su CCI. Si no hay ninguna, la línea queda fuera y dice por qué.
1. **Compárelo campo por campo** «Ver el archivo campo por campo» muestra cada dato y sus posiciones. Lo que no cabe no se corta: la línea lo dice y usted escribe un nombre más corto.
1. **Compruebe con su banco** Haga un primer envío pequeño. El formato de Interbank viene de una sola fuente y nadie lo ha probado en el banco.

> El archivo queda registrado con sus cuentas: en «Archivos anteriores» se descarga igual, byte por byte.

## vencimientos: Llegue a tiempo

Un plazo perdido cuesta dinero: la multa por no depositar la detracción es la mitad de su monto.

1. **Mire la semana** En «Vencimientos» está lo que se paga cada día, por moneda. Toque un día y verá de qué documentos es.
1. **Pregunte por qué** Cada fecha dice su regla y su norma. Si Foliado no leyó una norma, dice «sin fuente oficial»; si no conoce los feriados de un año, no calcula.
1. **Sepa qué se supone** La conformidad corre desde que el documento llegó a Foliado, y la detracción como si lo anotara en el mes de su emisión. Si lo anota después, tiene más plazo.
1. **Complete lo que falta** Si un monto no se conoce, ese día no muestra suma: corrija el total o las cuotas del documento.
1. **Llévelo a su calendario** «Crear enlace» da una dirección secreta para Google Calendar u Outlook. Muestra cuántos documentos vencen cada día, sin proveedores ni montos, y se anula cuando quiera.

> Lo pagado desaparece de la lista. La detracción queda hasta que Tesorería escriba su constancia.

## detracciones: Deposite las detracciones de una vez

Foliado arma el archivo de depósito masivo de SUNAT y devuelve cada constancia a su documento.

1. **Decida en la validación** En el paso 4, Tesorería dice si el documento lleva detracción, con qué código y porcentaje. Desde ahí aparece en «Detracciones», con su monto y su plazo.
1. **Genere el archivo** Elija los documentos y pulse «Generar archivo». Cada uno entra en un solo lote; lo que falta, como la cuenta en el Banco de la Nación, se dice con lo que puede hacer.
1. **Deposítelo en SUNAT** Cargue el archivo en la opción de pago masivo de detracciones y páguelo. La primera vez, pruebe con un solo documento.
1. **Cargue las constancias** Descargue la consulta de constancias (TXT, CSV o Excel) y cárguela. Verá qué coincide y qué no; al registrar, cada documento pagado pasa al paso 7 con su número.

> Si un documento todavía no está pagado, cargue el mismo archivo otra vez después de ejecutar su pago.

## google-sheets: Configure Google Sheets

Cada documento leído, una fila en la hoja que su equipo ya usa.

1. **Compruebe que el servidor esté conectado** En «Mi Empresa», la tarjeta «Hojas de cálculo» lo dice. La conexión la hace una sola vez quien administra el servidor, con una cuenta de servicio de Google.
1. **Elija la hoja** Cree una nueva desde «Enviar a Google Sheets»: se comparte con su correo. Si ya tiene una, compártala como editor con el correo que muestra la pantalla y un Admin Empresa la agrega en «Mi Empresa».
1. **Envíe los documentos** Uno desde sus resultados o varios desde el Historial. Si no escribe otro nombre, las filas van a la pestaña «${DEFAULT_SHEET_NAME}». Volver a enviar no repite filas.

> Sin conexión con Google, «Descargar XLSX» le da las mismas columnas en un archivo de Excel.

## entender-resultados: Entienda los resultados

Cada dato dice de dónde salió y cuánto se puede confiar en él.

1. **Vea el dato en la página** Al tocar un dato se resalta el lugar del documento de donde se leyó. Si no está impreso en ninguna parte, la pantalla lo advierte.
1. **Lea su estado** «Verificado»: otra parte del documento lo confirma, como el QR de SUNAT, una suma o el dígito del RUC. «Leído»: está en la página y nada lo contradice. «Dudoso»: conviene mirarlo. «Contradice»: no concuerda con otro dato, y la pantalla dice con cuál.
1. **Mire la confianza y la autenticidad** La confianza es alta desde 90 %, media desde 70 % y baja por debajo. La autenticidad reúne lo que habla contra el documento: «Auténtico», «Verificar manualmente» o «Posible falsificación».
1. **Compruebe la cuenta antes de pagar** «Cuentas para el pago» trae banco, cuenta, CCI, moneda y titular. Un CCI cuyos dígitos no cuadran, o que no es de esa cuenta, queda «Dudoso»: confírmelo con el proveedor por un medio que ya conozca, no con el teléfono del mismo documento.
1. **Corrija y confirme** Lo que usted corrige queda marcado con su nombre, junto al valor leído. Al confirmar, el documento se bloquea: desde ahí solo cambia si un Admin Empresa lo reabre, con un motivo.

## varias-empresas: Trabaje con varias empresas

Cada empresa tiene su espacio: nadie de otra ve sus documentos.

1. **Una empresa, una cuenta de administración** Quien crea la cuenta es Admin Empresa de la suya. Un correo pertenece a una sola empresa: si atiende a varias, use un correo distinto en cada una.
1. **Invite a su equipo** En «Mi Empresa» escriba el correo, elija el rol y cree el enlace. Usted mismo entrega el enlace, que vale ${INVITATION_DAYS} días y sirve una vez.
1. **Reparta el trabajo en equipos** Logística da la conformidad y registra; Tesorería valida y paga. Cada persona puede estar en uno o en los dos.
1. **Entérese sin buscar** La campana avisa lo que llega a su equipo, lo observado y lo que vence mañana. En «Perfil» cada persona elige qué recibe también por correo, si la instalación los envía.

## ajustes-avanzados: Ajuste las reglas de su empresa

Tres decisiones que conviene tomar antes del primer pago.

- **Registre el RUC** Con él se distingue a su empresa de sus proveedores y se genera el archivo TXT de pago.
- **Decida cuánto se guardan los originales** Siempre, o un número de días después de confirmar. Pasado el plazo, y una vez pagado, se eliminan el archivo y las imágenes de sus páginas; los datos y el historial quedan.
- **Active la segregación de funciones** Quien actúa en los pasos 1 y 2 de un documento no podrá actuar en los pasos 5 y 6 del mismo.

## buenas-practicas: Buenas prácticas

Lo que más mejora una lectura cuesta poco.

- **Prefiera el PDF que le envió su proveedor** Su texto se lee tal cual, sin reconocimiento de imagen. Imprimirlo y escanearlo solo quita calidad.
- **Si toma una foto, que entre la página entera** Con luz pareja, sin sombras y con el QR a la vista: del QR sale la mejor prueba.
- **Revise primero lo que vence antes** La cola de revisión ya viene en ese orden. La tecla F salta al siguiente dato por verificar y Ctrl+Enter confirma y pasa al siguiente documento.

## casos-por-rubro: Casos de uso por rubro

Qué puede resolver cada equipo con Foliado.

- **Retail y comercio electrónico** Facturas de muchos proveedores en lote, y aviso cuando un comprobante ya estaba.
- **Inmobiliarias** Servicios y mantenimiento con su vencimiento y la detracción sugerida.
- **Logística y transporte** Guías y facturas de flete, con la conformidad registrada antes de pasar a Tesorería.
- **Estudios contables** Un espacio por cliente, y CSV, Excel o JSON para el sistema contable.
- **Servicios profesionales** Recibos por honorarios y gastos, con un comentario en cada paso.
- **Importadores y exportadores** Soles, dólares y euros sin mezclarlos: cada archivo de pago lleva una sola moneda.
`).map(guideOf);

/** A short article: what to do, step by step, and what is good to know with it. */
export type Guide = (typeof GUIDES)[number];
