import { ENGINE_ERRORS, PAYMENT_ERRORS, PROVIDER_ERRORS, XML_ERRORS } from './error-parts';
import type { FieldConflict } from './review';
import type { WorkflowConflict } from './workflow';

/** Every error a client can get: stable code, HTTP status, Spanish text. `{name}` is filled from the error's data. */
export const ERRORS = {
  CAMPO_INVALIDO: {
    status: 400,
    message: 'El dato {field} no es válido. Revíselo e intente de nuevo.',
  },
  VALOR_INVALIDO: { status: 400, message: 'El valor no se guardó. {expected}' },
  CUERPO_INVALIDO: { status: 400, message: 'La solicitud no tiene el formato esperado.' },
  ARCHIVO_FALTANTE: { status: 400, message: 'Adjunte un archivo en el campo "file".' },
  PROCESADOR_INVALIDO: { status: 400, message: 'El procesador o el modelo elegido no existe.' },
  CONTRASENA_IGUAL: {
    status: 400,
    message: 'La contraseña nueva debe ser distinta de la actual.',
  },
  USUARIO_REQUERIDO: { status: 400, message: 'Por favor ingrese su nombre de usuario' },
  PASO_INCOHERENTE: {
    status: 400,
    message: 'Estado, equipo y paso no corresponden entre sí. Actualice la página.',
  },
  HOJA_INVALIDA: { status: 400, message: 'Por favor ingresa el ID de la hoja de cálculo' },
  SELECCION_INVALIDA: { status: 400, message: 'Elija entre 1 y {max} documentos.' },
  EXPORTACION_VACIA: {
    status: 400,
    message: 'Ningún documento cumple con el filtro: no hay nada que exportar.',
  },
  EXPORTACION_GRANDE: {
    status: 400,
    message: 'Una hoja de Excel lleva hasta {max} documentos. Acote el filtro o exporte en CSV.',
  },
  EMPRESA_REQUERIDA: {
    status: 400,
    message: 'Elija la empresa cuya auditoría quiere exportar: cada una tiene su propio archivo.',
  },
  CREDENCIALES_INVALIDAS: { status: 401, message: 'El correo o la contraseña no son correctos.' },
  CONTRASENA_ACTUAL_INCORRECTA: {
    status: 400,
    message: 'La contraseña actual no es correcta.',
  },
  CONTRASENA_DEBIL: { status: 400, message: '{reason}' },
  FECHA_BAJA: {
    status: 400,
    message: 'Elija un día entre el {first} y el {last}.',
  },
  RUC_INVALIDO: {
    status: 400,
    message: 'El RUC no es válido: revise los 11 dígitos, el último es de control.',
  },
  SESION_REQUERIDA: { status: 401, message: 'Inicie sesión para continuar.' },
  SESION_CUENTA_INACTIVA: {
    status: 401,
    message:
      'Su sesión se cerró porque su cuenta fue desactivada. Pida al administrador de su empresa que la active; si ya lo hizo, ingrese de nuevo.',
  },
  SIN_CREDITOS: {
    status: 402,
    message: 'No le quedan créditos. {advice}',
  },
  SIN_PERMISO: { status: 403, message: 'Su usuario no tiene permiso para esta acción.' },
  EQUIPO_NO_AUTORIZADO: {
    status: 403,
    message: 'Este paso es del equipo de {team} y su usuario no pertenece a él.',
  },
  HOJA_NO_PERMITIDA: {
    status: 403,
    message:
      'Esa hoja de cálculo no está en la lista de su empresa. Créela desde aquí o pida al administrador de su empresa que la agregue en Mi Empresa.',
  },
  SOLO_PROVEEDOR: {
    status: 403,
    message:
      'Aquí se ingresa con el proveedor de identidad de su organización, no con una contraseña de Foliado. Ingrese por él; si no puede, pida ayuda a quien lo administra.',
  },
  CUENTA_INACTIVA: {
    status: 403,
    message: 'Su cuenta está desactivada. Pida al administrador de su empresa que la active.',
  },
  CSRF: {
    status: 403,
    message: 'La solicitud viene de otro sitio. Recargue la página e intente de nuevo.',
  },
  NO_ENCONTRADO: { status: 404, message: 'No se encontró lo que busca.' },
  VISTA_NO_DISPONIBLE: { status: 404, message: 'Vista previa no disponible' },
  ORIGINAL_BORRADO: { status: 409, message: 'El archivo ya no se guarda: súbalo de nuevo.' },
  METODO_NO_PERMITIDO: { status: 405, message: 'Esta acción no existe en esta dirección.' },
  ENLACE_VENCIDO: {
    status: 404,
    message: 'El enlace ya se usó o venció. Pida uno nuevo a su administrador.',
  },
  CUENTA_EXISTE: {
    status: 409,
    message: 'Ya hay una cuenta con ese correo. Ingrese con ella o use otro correo.',
  },
  CUENTA_SIN_CONTRASENA: {
    status: 409,
    message:
      'Su cuenta ingresa con el proveedor de identidad de su empresa y no tiene contraseña aquí.',
  },
  CUENTA_DESACTIVADA: {
    status: 409,
    message: 'La cuenta está desactivada. Actívela antes de darle un enlace.',
  },
  ULTIMO_ADMINISTRADOR: {
    status: 409,
    message: 'Debe quedar al menos un administrador activo. Nombre a otro antes de este cambio.',
  },
  CAMBIO_PROPIO: {
    status: 409,
    message:
      'Nadie cambia su propio rol ni desactiva su propia cuenta. Pídalo a otro administrador.',
  },
  LIMITE_CREDITOS: {
    status: 409,
    message: 'El saldo no puede pasar de {max} créditos.',
  },
  CREDITOS_INSUFICIENTES: {
    status: 409,
    message:
      'Usted tiene {credits} créditos y quiso pasar {amount}. Pase menos, o pida más al administrador de Foliado.',
  },
  BAJA_EN_CURSO: {
    status: 409,
    message: 'La baja de la empresa ya empezó y no se puede anular.',
  },
  CUENTA_ANONIMIZADA: {
    status: 409,
    message: 'La cuenta fue anonimizada y no puede volver. Invite a la persona de nuevo.',
  },
  ESTADO_NO_PERMITE: {
    status: 409,
    message: 'El documento ya no está en el estado que permite esta acción. Actualice la página.',
  },
  DOCUMENTO_BLOQUEADO: {
    status: 409,
    message: '{reason} No se puede modificar.',
  },
  VERSION_CONFLICTO: {
    status: 409,
    message: 'Otra persona cambió lo mismo mientras usted lo revisaba. {next}',
  },
  PASO_FUERA_DE_ORDEN: {
    status: 409,
    message: 'El documento no está en el paso anterior a este. Actualice la página.',
  },
  RUC_EMPRESA_FALTANTE: {
    status: 409,
    message:
      'Debe configurar el RUC de su empresa antes de generar archivos TXT de pago. Contacte al administrador.',
  },
  MULTIPLES_MONEDAS: {
    status: 409,
    message: 'Los documentos elegidos tienen más de una moneda: haga un archivo por moneda.',
  },
  LOTE_CON_OBSERVACIONES: {
    status: 409,
    message: '{reason} Revise la vista previa antes de generar el archivo.',
  },
  LOTE_ALTERADO: {
    status: 409,
    message:
      'El archivo guardado no coincide con su registro: no se entrega. Avise al administrador.',
  },
  HOJAS_NO_CONFIGURADAS: {
    status: 409,
    message:
      'El envío a Google Sheets no está configurado en este servidor. Descargue el XLSX, que lleva los mismos datos.',
  },
  HOJA_SIN_ACCESO: {
    status: 409,
    message:
      'Google no deja abrir esa hoja de cálculo. Compruebe el ID y compártala con {email} como editor.',
  },
  CLAVE_REUTILIZADA: {
    status: 409,
    message: 'La clave de idempotencia ya se usó con otra solicitud.',
  },
  SOLICITUD_EN_CURSO: {
    status: 409,
    message: 'La misma solicitud se está procesando. Espere un momento e intente de nuevo.',
  },
  MODELO_RETIRADO: {
    status: 409,
    message: 'El modelo {model} ya no existe en su proveedor. Elija otro modelo u otro motor.',
  },
  SEGUNDA_LECTURA_EN_CURSO: {
    status: 409,
    message: 'Otro motor ya está leyendo este documento. Espere a que termine.',
  },
  LECTURA_CANCELADA: {
    status: 409,
    message: 'La lectura se canceló. Puede reintentarla con el mismo motor o con otro.',
  },
  PROCESADOR_NO_DISPONIBLE: {
    status: 409,
    message: 'El procesador {processor} no está disponible. Elija otro motor.',
  },
  ARCHIVO_GRANDE: { status: 413, message: '{file} excede el límite de 50MB' },
  TIPO_NO_PERMITIDO: { status: 415, message: '{file} no es un tipo de archivo permitido' },
  ARCHIVO_VACIO: { status: 422, message: '{file} está vacío. Elija otro archivo.' },
  ARCHIVO_DANADO: {
    status: 422,
    message: 'El archivo está dañado y no se puede abrir. Vuelva a exportarlo o escanearlo.',
  },
  ARCHIVO_INFECTADO: {
    status: 422,
    message:
      'El antivirus encontró una amenaza en el archivo y no se guardó. Pida uno nuevo a quien se lo envió.',
  },
  ARCHIVO_CIFRADO: {
    status: 422,
    message: 'El PDF pide una contraseña para abrirse. Quítela y súbalo de nuevo.',
  },
  IMAGEN_DEMASIADO_GRANDE: {
    status: 422,
    message:
      'La imagen tiene demasiados píxeles (máximo 50 millones). Redúzcala y súbala de nuevo.',
  },
  LECTURA_AGOTADA: {
    status: 422,
    message:
      'El documento exige más tiempo o memoria de lo permitido. Divídalo o escanéelo de nuevo.',
  },
  LECTURA_APARTADA: {
    status: 422,
    message:
      'La lectura se cortó dos veces y el documento se apartó para no demorar los demás. Vuelva a escanearlo o pida al administrador de la plataforma que lo lea de nuevo.',
  },
  REVISION_AGOTADA: {
    status: 422,
    message:
      'Los controles de este documento exigen más tiempo o memoria de lo permitido, y el cambio no se guardó. Divida el documento y súbalo de nuevo.',
  },
  DEMASIADAS_SOLICITUDES: {
    status: 429,
    message: 'Demasiadas solicitudes. Espere {seconds} segundos e intente de nuevo.',
  },
  ...PAYMENT_ERRORS,
  ...PROVIDER_ERRORS,
  ...ENGINE_ERRORS,
  ...XML_ERRORS,
  ERROR_INTERNO: {
    status: 500,
    message:
      'Ocurrió un error inesperado. Intente de nuevo y, si se repite, avise al administrador.',
  },
  SERVICIO_NO_DISPONIBLE: {
    status: 503,
    message: 'El servicio no está disponible por ahora. Intente de nuevo en un momento.',
  },
  ANTIVIRUS_NO_DISPONIBLE: {
    status: 503,
    message:
      'El antivirus del servidor no responde y el archivo no se guardó. Intente de nuevo en un momento y, si se repite, avise al administrador.',
  },
  PRUEBA_OCUPADA: {
    status: 503,
    message:
      'Otras personas están probando la lectura en este momento. Intente de nuevo en {seconds} segundos.',
  },
  HOJAS_SIN_RESPUESTA: {
    status: 503,
    message: 'No se sabe si Google recibió los datos. Envíe de nuevo: la fila no se repite.',
  },
  HOJAS_OCUPADAS: {
    status: 503,
    message: 'Google Sheets no admite más solicitudes por ahora. Intente de nuevo en un minuto.',
  },
  PROVEEDOR_IDENTIDAD_NO_DISPONIBLE: {
    status: 503,
    message: 'Su proveedor de identidad no responde por ahora. Intente de nuevo en un momento.',
  },
  // 507 is what a full quota is over HTTP (RFC 4331, section 6); 413 says that one file is too large.
  EMPRESA_SIN_ESPACIO: {
    status: 507,
    message:
      '{reason} Un administrador de la empresa puede eliminar documentos o acortar la conservación de originales en Mi Empresa.',
  },
  SIN_ESPACIO: { status: 507, message: 'No queda espacio en el servidor. Avise al administrador.' },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** Body of every error answer (reliability section 4). */
export interface ErrorBody {
  statusCode: number;
  code: ErrorCode;
  message: string;
  correlationId: string;
  /** With CAMPO_INVALIDO: what of the request, as programs call it. */
  field?: string;
  /** With VERSION_CONFLICTO of a review call. */
  conflict?: FieldConflict;
  /** With VERSION_CONFLICTO and PASO_FUERA_DE_ORDEN of a workflow step, when somebody has moved the document. */
  moved?: WorkflowConflict;
}
