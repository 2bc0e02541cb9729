import { CloudUpload, FileCheck2, type LucideIcon, ScanText } from 'lucide-react';
import type { ComponentType } from 'react';
import { Icon } from '../../../ui/Icon';
import { STEPS, STEPS_TITLE } from './content';
import { ReadPicture, ReviewPicture, UploadPicture } from './pictures/StepPictures';

interface Step {
  id: keyof typeof STEPS;
  icon: LucideIcon;
  Drawing: ComponentType;
}

const DRAWN: readonly Step[] = [
  { id: 'upload', icon: CloudUpload, Drawing: UploadPicture },
  { id: 'read', icon: ScanText, Drawing: ReadPicture },
  { id: 'review', icon: FileCheck2, Drawing: ReviewPicture },
];

/** Three steps on one thread: solid where the person acts, dashed while the product reads. */
export function HowItWorks() {
  return (
    <section className="wrap section" id="how-it-works">
      <h2>{STEPS_TITLE}</h2>
      <ol className="steps">
        {DRAWN.map(({ id, icon, Drawing }) => (
          <li key={id}>
            <span className="step-sign">
              <Icon of={icon} size={20} />
            </span>
            <h3>{STEPS[id].title}</h3>
            <p>{STEPS[id].text}</p>
            <div className="step-picture" aria-hidden="true">
              <Drawing />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
