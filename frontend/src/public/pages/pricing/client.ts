import '../../site/shell';
import { VOLUME_PRICE_FROM } from '../../content/support';
import { runCalculator } from './calculator-island';
import './plans.css';
import './calculator.css';
import './volumes.css';

const form = document.querySelector<HTMLFormElement>('[data-calculator]');
if (form) runCalculator(form, VOLUME_PRICE_FROM);
