import '../../site/shell';
import '../../plans/plans.css';
import './calculator.css';
import { find } from '../../sections/find';
import { VOLUME_PRICE_ABOVE } from '../../content/support';
import { runCalculator } from './calculator-island';

runCalculator(find(document, '[data-calculator]'), VOLUME_PRICE_ABOVE);
