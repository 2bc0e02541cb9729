import { API, withReturnTo } from '@contracts/routes';
import { Brand } from '../ui/Brand';
import { ButtonLink } from '../ui/Button';
import { SignInPicture } from './SignInPicture';
import './public.css';

interface SignInScreenProps {
  /** Why the visitor was signed out, when there is something to tell. */
  sessionEnd: string | null;
  /** The screen that was asked for. */
  returnTo: string | null;
}

/** For visitors who are signed out (spec section 2); the sign-in form itself is a page of the server. */
export function SignInScreen({ sessionEnd, returnTo }: SignInScreenProps) {
  return (
    <div className="sign-in">
      <title>Iniciar Sesión · Foliado</title>
      <main className="sign-in-side">
        <Brand size={29} />
        <section className="sign-in-words">
          <h1>Ingrese a su cuenta</h1>
          <p className="t2">Cada dato de sus facturas, con su lugar en la página.</p>
          {sessionEnd && (
            <p className="sign-in-notice" role="alert">
              {sessionEnd}
            </p>
          )}
          <ButtonLink
            href={withReturnTo(API.login, returnTo)}
            look="primary"
            size="l"
            className="sign-in-button"
          >
            Iniciar Sesión
          </ButtonLink>
          <p className="sign-in-register t2">
            ¿Aún no tiene cuenta?{' '}
            <a className="link" href={withReturnTo(API.register, returnTo)}>
              Crear cuenta
            </a>
          </p>
        </section>
        <footer className="num sm t3">Español (Perú)</footer>
      </main>
      <SignInPicture />
    </div>
  );
}
