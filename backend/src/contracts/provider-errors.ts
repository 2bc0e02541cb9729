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
