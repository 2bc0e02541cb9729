export { depositLine } from './line';
export { depositFileName, depositFileText, totalSoles } from './write';
