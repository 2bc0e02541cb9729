import '../../site/shell';
import '../../../ui/confidence-meter.css';
import '../../../ui/page-sheet.css';
import '../../sample-invoice.css';
import '../../sections/pictures.css';
import './features.css';
