import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement as h } from 'react';
import { isOfRunningText, watchTyping } from './running-text';

/** A field and a button behind it; what shortcuts would act on, and how often the button was pressed. */
function open() {
  const shortcuts: string[] = [];
  const pressed = jest.fn();
  const onKey = (event: KeyboardEvent): void => {
    const isInField = event.target instanceof HTMLInputElement;
    if (event.key.length === 1 && !isInField && !isOfRunningText(event)) shortcuts.push(event.key);
  };
  document.addEventListener('keydown', onKey);
  render(h('div', {}, h('input'), h('button', { onClick: pressed })));
  return { shortcuts, pressed, person: userEvent.setup({ delay: null }) };
}

/** As if so many seconds had passed. */
const wait = (seconds: number): void => {
  const now = performance.now() + seconds * 1_000;
  jest.spyOn(performance, 'now').mockReturnValue(now);
};

describe('letters without a field', () => {
  let stop = (): void => undefined;
  beforeEach(() => {
    stop = watchTyping();
  });
  afterEach(() => {
    stop();
    jest.restoreAllMocks();
  });

  it('are shortcuts, one after the other', async () => {
    const { shortcuts, person } = open();
    await person.keyboard('jjf');
    expect(shortcuts).toEqual(['j', 'j', 'f']);
  });

  it('are none of it while a text goes on, nor after Tab, however late; then they are again', async () => {
    const { shortcuts, pressed, person } = open();
    await person.type(screen.getByRole('textbox'), '11');
    wait(20);
    await person.tab();
    await person.keyboard('Filtro de {Enter}');
    expect([shortcuts, pressed.mock.calls]).toEqual([[], []]);
    wait(2);
    await person.keyboard('f');
    expect(shortcuts).toEqual(['f']);
  });

  it('are after Escape, an arrow or a press, and a second after the last letter', async () => {
    const { shortcuts, person } = open();
    const field = screen.getByRole('textbox');
    for (const act of [
      () => person.keyboard('{Escape}'),
      () => person.keyboard('{ArrowUp}'),
      () => Promise.resolve(fireEvent.pointerDown(document.body)),
      () => Promise.resolve(wait(2)),
    ]) {
      await person.type(field, '1');
      field.blur();
      await person.keyboard('e');
      await act();
      await person.keyboard('f');
    }
    expect(shortcuts).toEqual(['f', 'f', 'f', 'f']);
  });

  it('press no button by the space or the Enter that follows them', async () => {
    const { shortcuts, pressed, person } = open();
    screen.getByRole('button').focus();
    await person.keyboard('filtro de aceite{Enter}');
    expect(shortcuts[0]).toBe('f');
    expect(pressed).not.toHaveBeenCalled();
    wait(2);
    await person.keyboard(' ');
    expect(pressed).toHaveBeenCalledTimes(1);
    await person.keyboard('f{Enter}');
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('leave a button that was reached by Tab to the space bar', async () => {
    const { pressed, person } = open();
    await person.type(screen.getByRole('textbox'), 'un comentario');
    await person.tab();
    await person.keyboard(' ');
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
