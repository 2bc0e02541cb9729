import '../../site/shell';
import '../../../ui/confidence-meter.css';
import '../../sample-invoice.css';
import '../../sections/pictures.css';
import './features.css';
