import '../../site/shell';
import '../../../ui/confidence-meter.css';
import '../../../ui/page-sheet.css';
import '../../sample-invoice.css';
import './about.css';
