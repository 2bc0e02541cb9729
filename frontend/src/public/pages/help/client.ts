import '../../site/shell';
import { startSearch } from '../../parts/search';
import './help.css';

startSearch(document);
