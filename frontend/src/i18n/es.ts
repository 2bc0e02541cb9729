/**
 * The texts of react-admin that the app can show, in Spanish of Peru, formal address. The build refuses one that its
 * scripts ask for and that is not here.
 */
export const es: Readonly<Record<string, string>> = {
  'ra.auth.auth_check_error': 'Inicie sesión para continuar',
  'ra.message.select_all_limit_reached':
    'Hay demasiados elementos para seleccionarlos todos. Se seleccionaron los primeros %{max}.',
  'ra.navigation.skip_nav': 'Saltar al contenido',
  'ra.notification.http_error': 'Error de comunicación con el servidor',
  'ra.notification.i18n_error': 'No se pudieron cargar los textos del idioma elegido',
  'ra.notification.logged_out': 'Su sesión terminó. Ingrese de nuevo.',
  'ra.notification.not_authorized': 'Su usuario no tiene permiso para ver este recurso.',
  'ra.page.list': '%{name}',
};
