import { InvoiceOnDesk } from './SampleInvoice';
import { SewnThread, SewnTotal } from './sections/SewnTotal';

/** What the product does, as a picture: a value joined to its place on the page. */
export function SignInPicture() {
  return (
    <aside className="sign-in-picture hide-s" aria-hidden="true">
      <InvoiceOnDesk inset="72px auto auto 56px" width={620} />
      <SewnTotal />
      <SewnThread path="M310 687C430 687 594 593 594 503" value={[310, 687]} place={[594, 503]} />
    </aside>
  );
}
