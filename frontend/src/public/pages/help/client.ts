import '../../site/shell';
import './help.css';
import { revealTarget, startSearch } from './search';

startSearch(document);
window.addEventListener('hashchange', () => revealTarget(document, location.hash));
