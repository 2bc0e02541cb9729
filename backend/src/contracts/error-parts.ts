import { PAYMENT_PROBLEMS } from './exports';

/** Refusals of who comes from an identity provider; part of `ERRORS`. */
export const PROVIDER_ERRORS = {
  INGRESO_NO_VALIDO: {
    status: 400,
    message: 'No se pudo comprobar el ingreso con su proveedor de identidad. Empiece de nuevo.',
  },
  INGRESO_VENCIDO: {
    status: 400,
    message: 'Este ingreso ya se usó, venció o empezó en otro navegador. Empiece de nuevo.',
  },
  INGRESO_CANCELADO: {
    status: 403,
    message: 'Su proveedor de identidad no autorizó el ingreso, o usted lo canceló.',
  },
  CORREO_NO_VERIFICADO: {
    status: 403,
    message:
      'Su proveedor de identidad no ha verificado su correo. Verifíquelo allí y vuelva a ingresar; no se ha vinculado ninguna cuenta.',
  },
  IDENTIDAD_DISTINTA: {
    status: 403,
    message:
      'La cuenta de su correo ya está vinculada a otra identidad de su proveedor. Pida ayuda al administrador de su empresa.',
  },
  INVITACION_DE_OTRO_CORREO: {
    status: 403,
    message:
      'La invitación es para otro correo que el de su cuenta del proveedor. Abra de nuevo el enlace e ingrese con la cuenta de ese correo, o pida una invitación para el que usa.',
  },
  INVITACION_EN_ESPERA: {
    status: 409,
    message:
      'Le han invitado a trabajar en Foliado. Elija la empresa a la que se une; todavía no se ha creado ninguna cuenta.',
  },
  REGISTRO_CERRADO: {
    status: 403,
    message:
      'No hay una cuenta con su correo y aquí las cuentas se crean por invitación. Pida una al administrador de su empresa.',
  },
} as const;

/** What keeps a document from being paid, or from going on unpaid; a part of `ERRORS`. */
export const PAYMENT_ERRORS = {
  CONSTANCIAS_ILEGIBLES: {
    status: 422,
    message:
      'El archivo no se puede leer como consulta de constancias: {reason}. Descárguelo de SUNAT otra vez, en TXT, CSV o XLSX.',
  },
  CONSTANCIA_NO_RECONOCIDA: {
    status: 422,
    message: 'No se pudo leer: {reason}, o escriba el número en el paso 7 de su documento.',
  },
  CONSTANCIAS_EN_CURSO: {
    status: 429,
    message:
      'Ya se están leyendo varias imágenes de su empresa. Espere a que terminen y cargue esta otra vez.',
  },
  CONSTANCIAS_AJENAS: {
    status: 409,
    message:
      'El archivo es de otra empresa: en la fila {line} el adquiriente es {ruc}. Elija el de la suya.',
  },
  CUENTA_DE_CARGO: { status: 409, message: PAYMENT_PROBLEMS.CUENTA_DE_CARGO.message },
  FECHA_DE_PROCESO: { status: 400, message: PAYMENT_PROBLEMS.FECHA_DE_PROCESO.message },
  SEPARACION_FUNCIONES: {
    status: 403,
    message: '{text}',
  },
  FALTA_APROBACION: {
    status: 409,
    message: '{text}',
  },
  APROBACION_NO_AUTORIZADA: {
    status: 403,
    message: '{text}',
  },
  DOCUMENTO_OBSERVADO: {
    status: 409,
    message: 'Tesorería observó el documento: {reason} Levante la observación para continuar.',
  },
  PAGO_INCOMPLETO: {
    status: 409,
    message:
      'El documento no está pagado: su pago se deshizo o es parcial. Regístrelo en «Pago» antes de continuar con el flujo.',
  },
  RECHAZADO_POR_SUNAT: {
    status: 409,
    message: '{text}',
  },
  COMPROBANTE_REPETIDO: {
    status: 409,
    message: '{text}',
  },
  CUENTA_POR_ACEPTAR: {
    status: 409,
    message: '{text}',
  },
  CUENTA_DE_DOS_PERSONAS: {
    status: 403,
    message: '{reason}',
  },
} as const;

/** Why an engine did not read; a part of `ERRORS`. */
export const ENGINE_ERRORS = {
  SIN_RECONOCIMIENTO: {
    status: 422,
    message:
      'Este servidor lee PDF con texto, pero no puede reconocer imágenes. Suba el PDF original o avise al administrador de la plataforma.',
  },
  MOTOR_NO_DISPONIBLE: {
    status: 502,
    message: '{processor} no está disponible por ahora. Elija otro motor.',
  },
  MODELO_NO_DISPONIBLE: {
    status: 502,
    message:
      '{processor} no ofrece el modelo {model} a este servidor. Elija otro modelo u otro motor.',
  },
  LIMITE_DE_GASTO: {
    status: 409,
    message:
      'Se alcanzó el límite de gasto del mes en motores en la nube. Elija Foliado Local o pida al administrador que lo suba.',
  },
  MOTOR_RECHAZO: {
    status: 502,
    message: '{processor} no aceptó el documento. Elija otro motor.',
  },
  MOTOR_CONTENIDO: {
    status: 502,
    message:
      '{processor} se negó a leer el documento por sus reglas de contenido. Elija otro motor.',
  },
  MOTOR_CONTEXTO: {
    status: 502,
    message:
      'El documento es demasiado extenso para {model}. Divídalo, o elija otro modelo u otro motor.',
  },
  MOTOR_RESPUESTA_LARGA: {
    status: 502,
    message:
      'La respuesta de {model} quedó cortada: el documento tiene más datos de los que devuelve. Divídalo, o elija otro modelo u otro motor.',
  },
  MOTOR_PAGINA_GRANDE: {
    status: 422,
    message:
      '{processor} no admite páginas de más de 10 MB. Suba el documento con menos resolución o elija otro motor.',
  },
  MOTOR_OCUPADO: {
    status: 502,
    message:
      '{processor} no admite más lecturas por ahora. Reintente más tarde o elija otro motor.',
  },
  MOTOR_SIN_RESPUESTA: {
    status: 502,
    message: '{processor} no respondió. Reintente más tarde o elija otro motor.',
  },
  MOTOR_SIN_DATOS: {
    status: 502,
    message:
      '{processor} no encontró en el documento ni proveedor, ni número, ni fecha, ni total. Compruebe que sea un comprobante legible o elija otro motor.',
  },
  MOTOR_RESPUESTA_INVALIDA: {
    status: 502,
    message: 'El procesamiento falló. Intenta subir el archivo nuevamente.',
  },
} as const;

/** Why an XML, or an archive of originals, is not read; a part of `ERRORS`. */
export const XML_ERRORS = {
  XML_ILEGIBLE: {
    status: 422,
    message:
      'El XML no se puede leer: está incompleto o no es el de un comprobante electrónico. Pida el original a su proveedor.',
  },
  XML_EXCESIVO: {
    status: 422,
    message:
      'El XML es más grande de lo que ocupa un comprobante (máximo 5 MB). Pida el original a su proveedor.',
  },
  ZIP_ILEGIBLE: {
    status: 422,
    message:
      'El ZIP no se puede abrir: está dañado o tiene contraseña. Ábralo en su equipo y agregue sus archivos.',
  },
  ZIP_EXCESIVO: {
    status: 422,
    message:
      'El ZIP trae más de lo que se puede abrir de una vez (50 originales, 200 MB). Agregue sus archivos en partes.',
  },
  ZIP_SIN_ORIGINALES: {
    status: 422,
    message: 'El ZIP no trae ningún XML, PDF, JPG ni PNG. Elija otro archivo.',
  },
  XML_NO_ES_COMPROBANTE: {
    status: 422,
    message:
      'El XML no es una factura, boleta, nota, guía, retención ni percepción electrónica. Elija el XML del comprobante.',
  },
} as const;
