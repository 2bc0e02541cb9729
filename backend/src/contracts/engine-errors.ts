/** What an engine in the cloud made of a reading; a part of `ERRORS`. */
export const ENGINE_ERRORS = {
  MOTOR_SIN_PERMISO: {
    status: 502,
    message:
      '{processor} rechazó la clave o el permiso del servidor. Avise al administrador o elija otro motor.',
  },
  MOTOR_RECHAZO: {
    status: 502,
    message: '{processor} no aceptó el documento. Elija otro motor.',
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
  MOTOR_RESPUESTA_INVALIDA: {
    status: 502,
    message: 'El procesamiento falló. Intenta subir el archivo nuevamente.',
  },
} as const;
