import '../../site/shell';
import './api-docs.css';
import './entry.css';
import { startCopying } from './copy-code';
import { startDeepLinks } from './deep-links';
import { startFilter } from './filter';
import { startSpy } from './spy';

startCopying(document);
startDeepLinks(document, startFilter(document));
startSpy(document);
