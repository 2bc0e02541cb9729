import '../../site/shell';
import '../../../ui/confidence-meter.css';
import '../../../ui/stage-thread.css';
import '../../plans/plans.css';
import '../../../ui/page-sheet.css';
import '../../sample-invoice.css';
import '../../sections/pictures.css';
import './hero/hero.css';
import './landing.css';
import { find } from '../../sections/find';
import { joinSample } from './hero/hero';

joinSample(find(document, '[data-hero]'));
