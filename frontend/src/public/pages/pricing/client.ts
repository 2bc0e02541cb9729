import '../../site/shell';
import '../../plans/plans.css';
import './calculator.css';
import { VOLUME_PRICE_ABOVE } from '../../content/support';
import { runCalculator } from './calculator-island';

const form = document.querySelector<HTMLFormElement>('[data-calculator]');
if (form) runCalculator(form, VOLUME_PRICE_ABOVE);
