/** So long after its last letter a text may still go on. */
const RUN_MS = 1_000;
const NEVER = Number.NEGATIVE_INFINITY;
const TEXT_INPUT = 'input, textarea, select, [contenteditable]';
/** Keys that neither are text nor say that it is over. */
const WITHIN_TEXT = /^(?:Shift|CapsLock|AltGraph|Dead|Backspace|Delete)$/;

/** When something was last typed. */
let typedAt = NEVER;
/** What was typed into was left by Tab, and nothing else was done since: the text goes on whenever it does. */
let isTabbed = false;
/** Letters that went nowhere, one after the other, and when the last of them did. */
let strays = 0;
let strayedAt = NEVER;
/** The key that is down was one of these: browsers press a button when the space bar is let go. */
let isTaken = false;

export const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches(TEXT_INPUT);

const isChord = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

/** True for a key without Ctrl or Alt that belongs to a text which a person is typing: no shortcut is meant by it. */
export const isOfRunningText = (event: KeyboardEvent): boolean =>
  !isChord(event) && (isTabbed || performance.now() - typedAt < RUN_MS);

function end(): void {
  typedAt = NEVER;
  isTabbed = false;
  strays = 0;
}

/** Something has got into an input. */
function onInput(): void {
  typedAt = performance.now();
  isTabbed = false;
  strays = 0;
}

/** A space after one letter that went nowhere, and Enter after some, are of their text: they press no button. */
function onStray(event: KeyboardEvent): void {
  const now = performance.now();
  if (now - strayedAt >= RUN_MS) strays = 0;
  const isLetter = event.key.length === 1 && event.key !== ' ';
  isTaken = !isLetter && strays > (event.key === 'Enter' ? 1 : 0);
  if (isTaken) event.preventDefault();
  else if (!isLetter) return;
  // After a pause a letter is a shortcut again.
  if (isOfRunningText(event)) [typedAt, isTabbed] = [now, false];
  strays += Number(isLetter);
  strayedAt = now;
}

function onKeyDown(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key === 'Tab') isTabbed = typedAt !== NEVER;
  else if (!isChord(event) && (key.length === 1 || key === 'Enter')) {
    if (!isTextInput(target)) onStray(event);
  } else if (!WITHIN_TEXT.test(key)) end();
}

function onKeyUp(event: KeyboardEvent): void {
  if (isTaken) event.preventDefault();
  isTaken = false;
}

/** Follows what is typed anywhere on the page. Answers how that ends. */
export function watchTyping(): () => void {
  const heard = { capture: true };
  document.addEventListener('input', onInput, heard);
  document.addEventListener('keydown', onKeyDown, heard);
  document.addEventListener('keyup', onKeyUp, heard);
  document.addEventListener('pointerdown', end, heard);
  return () => {
    end();
    document.removeEventListener('input', onInput, heard);
    document.removeEventListener('keydown', onKeyDown, heard);
    document.removeEventListener('keyup', onKeyUp, heard);
    document.removeEventListener('pointerdown', end, heard);
  };
}
