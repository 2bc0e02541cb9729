/*
 * The looks of all parts, before those of the screens that are loaded later: what a screen says of a part inside it
 * must come after what the part says of itself.
 */
import './avatar.css';
import './brand.css';
import './button.css';
import './card.css';
import './chip.css';
import './choice.css';
import './confidence-meter.css';
import './crop.css';
import './dialog.css';
import './field.css';
import './filter-chip.css';
import './layout-notice.css';
import './notice.css';
import './page-sheet.css';
import './pager.css';
import './progress.css';
import './segments.css';
import './sign-tile.css';
import './stage-thread.css';
import './table.css';
import './tabs.css';
import './notification.css';
import './viewer/viewer.css';
