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
