import '../../site/shell';
import '../../../ui/confidence-meter.css';
import '../../../ui/stage-thread.css';
import '../../plans/plans.css';
import '../../../ui/page-sheet.css';
import '../../sample-invoice.css';
import '../../sections/pictures.css';
import './hero/hero.css';
import './landing.css';
import { joinSample } from './hero/hero';

document.querySelectorAll<HTMLElement>('[data-hero]').forEach(joinSample);
