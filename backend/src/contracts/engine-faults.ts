/**
 * What an operator has to mend before an engine can read at all. It is no fault of a document: nothing is tried
 * again, nothing is charged, and who runs the platform is told.
 */
export const SETUP_FAULTS = [
  /** The key is wrong, expired, blocked, or not allowed to make the call. */
  'clave',
  /** The account has no balance left, or has reached a limit of spending that somebody set. */
  'saldo',
  /** The account or project has no billing, or is not active. */
  'facturacion',
  /** The vendor does not serve where this server is. */
  'region',
  /** The account has not subscribed to the service. */
  'suscripcion',
  /** The day's quota of the plan is used up. */
  'cuota',
  /** There is no such service at the address: a region without it, or a wrong address. */
  'direccion',
] as const;
export type SetupFault = (typeof SETUP_FAULTS)[number];

/** What the operator is told, in Spanish; `{processor}` is the engine's name. */
export const SETUP_ADVICE: Readonly<Record<SetupFault, string>> = {
  clave:
    'El proveedor de {processor} rechazó la clave de este servidor. Revise la clave y sus permisos en la configuración.',
  saldo:
    'La cuenta de {processor} no tiene saldo o llegó a su límite de gasto. Recárguela o suba el límite en la página del proveedor.',
  facturacion:
    'La cuenta de {processor} no tiene facturación activa. Actívela en la página del proveedor.',
  region:
    'El proveedor de {processor} no atiende desde el país o la red de este servidor. Use un proxy autorizado u otro motor.',
  suscripcion:
    'La cuenta de AWS no está suscrita a {processor}. Termine de activarla en la consola de AWS.',
  cuota:
    'El plan de {processor} agotó su cuota del día. Espere a mañana o pase a un plan de pago en la página del proveedor.',
  direccion:
    'No hay servicio de {processor} en la dirección configurada. Revise la dirección o la región del servidor.',
};
