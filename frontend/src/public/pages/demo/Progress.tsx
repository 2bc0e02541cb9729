import { Check, CircleDashed, CircleDot } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { CHOICE, STAGES } from './content';

/** The stages of a reading; the script says which one is the present one, the style shows its sign. */
export function Progress() {
  return (
    <div className="demo-progress" data-progress hidden>
      <ol className="stage-thread">
        {STAGES.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && <li className="stage-thread-seam" data-seam aria-hidden="true" />}
            <li className="stage-thread-stage" data-stage>
              <Icon of={Check} size={16} className="stage-done" />
              <Icon of={CircleDot} size={16} className="stage-current" />
              <Icon of={CircleDashed} size={16} className="stage-todo" />
              {name}
            </li>
          </Fragment>
        ))}
      </ol>
      <span className="demo-seconds t2" data-seconds aria-hidden="true" />
      <Button size="s" look="ghost" data-stop>
        {CHOICE.stop}
      </Button>
      <p className="demo-slow md t2" data-slow hidden>
        Tarda más de lo usual: las lecturas de los clientes van primero. La suya sigue en curso.
      </p>
    </div>
  );
}
