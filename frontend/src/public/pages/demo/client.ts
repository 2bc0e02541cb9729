import '../../site/shell';
import '../../../ui/confidence-meter.css';
import '../../../ui/crop.css';
import '../../../ui/page-sheet.css';
import '../../../ui/segments.css';
import '../../../ui/stage-thread.css';
import '../../sample-invoice.css';
import './demo.css';
import { startDemo } from './start-demo';

startDemo(document);
