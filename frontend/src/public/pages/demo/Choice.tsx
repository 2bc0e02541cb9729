import { TRY_OUT_SAMPLES, type TryOutSampleId } from '@contracts/try-out';
import { Camera, FileText, type LucideIcon, ScanLine, ShieldAlert } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { CHOICE, NO_SCRIPT, SAMPLE_WORDS } from './content';
import { Progress } from './Progress';

const SIGN: Readonly<Record<TryOutSampleId, LucideIcon>> = {
  'factura-detraccion': FileText,
  'boleta-foto': Camera,
  'nota-credito-escaneada': ScanLine,
  'factura-adulterada': ShieldAlert,
};

function SampleCard({ id, isFirst }: { id: TryOutSampleId; isFirst: boolean }) {
  const { title, text } = SAMPLE_WORDS[id];
  return (
    <li>
      <label className="demo-sample">
        <input type="radio" name="sample" value={id} defaultChecked={isFirst} />
        <Icon of={SIGN[id]} size={20} />
        <span className="demo-sample-title">{title}</span>
        <span className="demo-sample-text">{text}</span>
      </label>
    </li>
  );
}

/** The samples, the button and what happens after it; the button comes with the script. */
export function Choice() {
  return (
    <form className="demo-choice" data-demo>
      <noscript>
        <p className="demo-no-script">{NO_SCRIPT}</p>
      </noscript>
      <fieldset>
        <legend>{CHOICE.legend}</legend>
        <ul className="demo-samples">
          {TRY_OUT_SAMPLES.map((id, index) => (
            <SampleCard key={id} id={id} isFirst={index === 0} />
          ))}
        </ul>
      </fieldset>
      <div className="demo-act">
        <Button type="submit" look="primary" size="l" data-read>
          {CHOICE.read}
        </Button>
        <p className="demo-limits t2" data-limits>
          {CHOICE.limits}
        </p>
        <Progress />
      </div>
      <p className="visually-hidden" role="status" data-said />
    </form>
  );
}
