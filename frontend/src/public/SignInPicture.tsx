import { SewnTotal } from './parts/SewnTotal';
import { SampleInvoice } from './SampleInvoice';

/** What the product does, as a picture: a value joined to its place on the page. */
export function SignInPicture() {
  return (
    <aside className="sign-in-picture" aria-hidden="true">
      <div className="sign-in-page">
        <SampleInvoice />
      </div>
      <div className="sign-in-value">
        <SewnTotal />
      </div>
      <svg className="sign-in-thread">
        <path d="M310 687C430 687 594 593 594 503" />
        <circle cx="310" cy="687" r="4.5" data-end="value" />
        <circle cx="594" cy="503" r="4" data-end="page" />
      </svg>
    </aside>
  );
}
