import { SewnThread, SewnTotal } from '../../sections/SewnTotal';
import { InvoiceOnDesk } from '../../SampleInvoice';

/** The mission as a picture: a value sewn to its place on the page. */
export function MissionPicture() {
  return (
    <div
      className="mission hide-m"
      role="img"
      aria-label="El total de una factura, unido por un hilo a su lugar en la página."
    >
      <InvoiceOnDesk look="box" inset="-399px auto auto -504px" width={960} />
      <SewnTotal />
      <SewnThread path="M206 92C262 92 202 244 256 244" value={[206, 92]} place={[256, 244]} />
    </div>
  );
}
