import { html } from './page';

describe('html', () => {
  it('turns values into text, whatever they hold', () => {
    expect(html`<p title="${`"'&`}">${'<b>'}</p>`.markup).toBe(
      '<p title="&quot;&#39;&amp;">&lt;b&gt;</p>',
    );
  });

  it('takes markup made by itself as it is, in lists too', () => {
    const items = ['a', '<'].map((text) => html`<li>${text}</li>`);
    const list = html`<b>${items}${html`<li>3</li>`}</b>`;
    expect(list.markup).toBe('<b><li>a</li><li>&lt;</li><li>3</li></b>');
  });

  it('leaves nothing where there is nothing', () => {
    expect(html`[${null}${false}${''}${0}]`.markup).toBe('[0]');
  });
});
