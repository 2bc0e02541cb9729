import '../../site/shell';
import '../../legal/legal.css';
