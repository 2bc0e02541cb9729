import {
  ChevronLeft,
  ChevronRight,
  Expand,
  type LucideIcon,
  Maximize,
  Minus,
  MoveHorizontal,
  Plus,
  RotateCw,
  TextSearch,
} from 'lucide-react';
import { Hint } from '../Hint';
import { Icon } from '../Icon';
import type { ViewerControls } from './use-viewer';

interface BarButtonProps {
  icon: LucideIcon;
  label: string;
  /** Key that does the same, shown in the tooltip. */
  shortcut?: string;
  isPressed?: boolean;
  disabled?: boolean;
  onClick(): void;
}

const BarButton = ({ icon, label, shortcut, isPressed, disabled, onClick }: BarButtonProps) => (
  <Hint text={shortcut ? `${label} · ${shortcut}` : label}>
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon of={icon} />
    </button>
  </Hint>
);

interface ViewerBarProps {
  controls: ViewerControls;
  /** Numbers of the pages that can be shown, in order; a long document has a gap before its last one. */
  numbers: readonly number[];
  currentPage: number;
  onPageChange(page: number): void;
  isTextShown: boolean;
  /** Null where no text of the page is known. */
  onToggleText: (() => void) | null;
  /** Shows the page over the whole window. */
  onEnlarge(): void;
}

/** The dark bar at the foot of the page: zoom, fit, turn, pages, text. */
export function ViewerBar(props: ViewerBarProps) {
  const { controls, numbers, currentPage, onPageChange, isTextShown, onToggleText, onEnlarge } =
    props;
  const place = numbers.indexOf(currentPage);
  const [before, after] = [numbers[place - 1], numbers[place + 1]];
  const percent = `${Math.round(controls.factor * 100)}\u00a0%`;
  return (
    <div
      className="row g2 viewer-bar inverse r3 f13"
      role="toolbar"
      aria-label="Vista del documento"
    >
      <BarButton icon={Minus} label="Alejar" shortcut="−" onClick={controls.zoomOut} />
      <output className="viewer-percent hide-s" aria-label="Tamaño">
        {percent}
      </output>
      <BarButton icon={Plus} label="Acercar" shortcut="+" onClick={controls.zoomIn} />
      <span className="viewer-gap hide-s" />
      <BarButton icon={MoveHorizontal} label="Ancho" shortcut="0" onClick={controls.fitWidth} />
      <BarButton
        icon={Maximize}
        label="Página entera"
        shortcut="Mayús+0"
        onClick={controls.fitPage}
      />
      <BarButton icon={RotateCw} label="Girar" shortcut="R" onClick={controls.turn} />
      <span className="viewer-gap hide-s" />
      {numbers.length > 1 && (
        <>
          <BarButton
            icon={ChevronLeft}
            label="Página anterior"
            disabled={before === undefined}
            onClick={() => before !== undefined && onPageChange(before)}
          />
          <span className="nw viewer-pages" aria-live="polite">
            {currentPage} / {numbers.at(-1)}
          </span>
          <BarButton
            icon={ChevronRight}
            label="Página siguiente"
            disabled={after === undefined}
            onClick={() => after !== undefined && onPageChange(after)}
          />
          <span className="viewer-gap hide-s" />
        </>
      )}
      {onToggleText && (
        <BarButton
          icon={TextSearch}
          label="Texto de la página"
          isPressed={isTextShown}
          onClick={onToggleText}
        />
      )}
      <BarButton icon={Expand} label="Ampliar" onClick={onEnlarge} />
    </div>
  );
}
