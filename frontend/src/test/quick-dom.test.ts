/** The styles and labels that `frontend/test` finds in a shorter way are those that jsdom has. */

const PAGE = `
  <style></style>
  <section style="visibility: hidden"><p style="visibility: visible"><b>a</b></p><i>b</i></section>
  <div hidden><span>c</span></div><div hidden style="display: flex">d</div>
  <dialog>e</dialog><dialog open>f</dialog>
  <input type="hidden"><input type="search"><select><option>g</option></select>
  <svg style="pointer-events: none"><title>h</title><g><path /></g></svg>
  <table><tbody><tr><td style="display: none">i</td><th>j</th></tr></tbody></table>
  <ul style="display: unset"><li>k</li></ul><button style="color: red">l</button>
  <ruby><rt>m</rt><rp>n</rp></ruby><nav></nav><footer></footer><details><summary></summary></details>`;

/** A property as jsdom's whole copy of the style has it; the copy leaves out what is nothing. */
const whole = (element: Element, property: string) =>
  new RegExp(`(?:^|; )${property}: ([\\w-]+)`).exec(getComputedStyle(element).cssText)?.[1] ?? '';

const PROPERTIES = ['display', 'visibility', 'pointer-events'];

describe('a property of a computed style', () => {
  const differing = () =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      PROPERTIES.filter(
        (name) => getComputedStyle(element).getPropertyValue(name) !== whole(element, name),
      ).map((name) => `${element.outerHTML}: ${name}`),
    );

  it('is that of the whole style, without a style sheet and with one', () => {
    document.body.innerHTML = PAGE.replace('<style></style>', '');
    expect(document.styleSheets).toHaveLength(0);
    expect(differing()).toEqual([]);

    document.body.innerHTML = PAGE.replace('</style>', 'b, svg { display: grid }</style>');
    expect(document.styleSheets).toHaveLength(1);
    expect(differing()).toEqual([]);
    expect(getComputedStyle(document.querySelector('b')!).display).toBe('grid');
  });
});

describe('the labels of a field', () => {
  it('are those around it and those that name it, as they are now', () => {
    document.body.innerHTML = `<label id="around">a <input id="field"></label>
      <label id="named" for="field">b</label><label id="other" for="nothing">c</label>`;
    const ids = () => [...document.querySelector('input')!.labels!].map(({ id }) => id);
    expect(ids()).toEqual(['around', 'named']);

    document.getElementById('other')!.setAttribute('for', 'field');
    document.getElementById('around')!.replaceWith(document.querySelector('input')!);
    document.getElementById('named')!.remove();
    expect(ids()).toEqual(['other']);
  });

  it('go to the first of two elements with one id', () => {
    document.body.innerHTML = '<label for="x">a</label><i id="y"></i><input id="x">';
    const [icon, label] = [document.querySelector('i')!, document.querySelector('label')!];
    expect(label.control).toBe(document.querySelector('input'));
    icon.id = 'x';
    expect(label.control).toBeNull();
  });
});
