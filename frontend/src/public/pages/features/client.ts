import '../../site/shell';
import '../../../ui/confidence-meter.css';
import '../../sample-invoice.css';
import './features.css';
import './pictures.css';
