import { LOGIN_PICTURE } from './login-picture';
import { LOGIN_STYLE } from './login-style';

/** The typeface's file in the built front end, without its hash. */
export const LOGIN_FONT = 'instrument-sans-latin';

export interface LoginPageModel {
  email: string;
  returnTo: string;
  /** Spanish reason of a failed sign-in, or null. */
  error: string | null;
  /** Address of the product's typeface; the system's is used without it. */
  fontUrl: string | null;
}

const ENTITY: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => ENTITY[c] ?? c);

const fontFace = (url: string | null): string =>
  url
    ? `@font-face{font-family:"Instrument Sans Variable";src:url(${url}) format("woff2");font-weight:400 700;font-display:swap}`
    : '';

/** The sign-in page, readable without script (decisions: server-rendered Spanish page). */
export function renderLoginPage({ email, returnTo, error, fontUrl }: LoginPageModel): string {
  const alert = error ? `<p class="error" role="alert" id="error">${escapeHtml(error)}</p>` : '';
  const described = error ? ' aria-describedby="error" aria-invalid="true"' : '';
  return `<!doctype html>
<html lang="es-PE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Iniciar Sesión · Foliado</title>
<link rel="icon" href="/favicon.svg">
<style>${fontFace(fontUrl)}${LOGIN_STYLE}</style>
</head>
<body>
<main>
<a class="brand" href="/"><img src="/favicon.svg" alt="" width="29" height="29">Foliado</a>
<form method="post" action="/api/login">
<h1>Ingrese a su cuenta</h1>
<p class="lead">Cada dato de sus facturas, con su lugar en la página.</p>
${alert}
<input type="hidden" name="returnTo" value="${escapeHtml(returnTo)}">
<label for="email">Correo electrónico</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${escapeHtml(email)}"${described}${email ? '' : ' autofocus'}>
<label for="password">Contraseña</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${described}${email ? ' autofocus' : ''}>
<button type="submit">Iniciar Sesión</button>
<p class="help">¿No recuerda su contraseña? Pídala al administrador de su empresa.</p>
</form>
</main>
<div class="desk" aria-hidden="true">
<div class="sheet">${LOGIN_PICTURE}</div>
<svg class="thread" viewBox="0 0 300 160"><path d="M4 150C130 150 296 120 296 6" /><circle cx="4" cy="150" r="4" /></svg>
<div class="value"><div>Total <span>QR</span></div><b>S/ 1,180.00</b><p>Página 1 · igual al QR de SUNAT</p></div>
</div>
</body>
</html>
`;
}
