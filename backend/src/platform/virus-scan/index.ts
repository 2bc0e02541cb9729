export { VirusScanner } from './virus-scanner';
