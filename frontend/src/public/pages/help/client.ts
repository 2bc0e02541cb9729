import '../../site/shell';
import { startSearch } from '../../sections/search';
import './help.css';

startSearch(document);
