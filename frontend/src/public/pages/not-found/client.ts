import '../../site/shell';
import './not-found.css';
