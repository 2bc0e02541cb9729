import { START } from '@contracts/routes';
import { find } from '../../sections/find';
import { make, makeButton } from './dom';
import { CHOICE } from './content';
import { Progress } from './progress';
import { type Outcome, readSample } from './read-sample';
import { type Trouble, troubleOf } from './trouble';

type ShowReading = typeof import('./show-reading').showReading;

/** What draws a reading is fetched while the sample is read: the page is there sooner. Null: it did not come. */
const fetchDrawing = (): Promise<ShowReading | null> =>
  import('./show-reading').then(
    ({ showReading }) => showReading,
    () => null,
  );

/** The visitor's side of /demo: one reading at a time, and its result or what to do without one. */
class Demo {
  private readonly form: HTMLFormElement;
  private readonly button: HTMLButtonElement;
  private readonly result: HTMLElement;
  private readonly trouble: HTMLElement;
  private readonly progress: Progress;
  private running: AbortController | null = null;

  constructor(private readonly root: ParentNode) {
    this.form = find(root, '[data-demo]');
    this.button = find(root, '[data-read]');
    this.result = find(root, '[data-result]');
    this.trouble = find(root, '[data-trouble]');
    this.progress = new Progress(root);
  }

  start(): void {
    this.form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.read();
    });
    find(this.root, '[data-stop]').addEventListener('click', () => this.running?.abort());
    for (const view of this.result.querySelectorAll<HTMLElement>('[data-view]')) {
      view.addEventListener('click', () => this.see(view.dataset['view'] ?? ''));
    }
    this.form.dataset['ready'] = '';
  }

  /** A second press while a sample is being read asks for nothing. */
  private async read(): Promise<void> {
    const sample = new FormData(this.form).get('sample');
    if (this.running || typeof sample !== 'string') return;
    this.running = new AbortController();
    this.setBusy(true);
    this.trouble.hidden = true;
    this.progress.start();
    this.say('Pedido enviado.');
    const drawing = fetchDrawing();
    const outcome = await readSample(sample, this.running.signal, () => {
      this.progress.toStage(1);
      this.say('Es su turno: leyendo el documento.');
    });
    const showReading = outcome.kind === 'read' ? await drawing : null;
    this.running = null;
    this.finish(outcome, showReading);
  }

  private finish(outcome: Outcome, showReading: ShowReading | null): void {
    this.progress.end();
    this.setBusy(false);
    if (outcome.kind === 'read' && showReading) {
      this.see('fields');
      this.result.hidden = false;
      showReading(this.result, outcome.reading);
      this.reveal(this.result, 'Lectura lista.');
      return;
    }
    const trouble = troubleOf(outcome.kind === 'read' ? { kind: 'cut' } : outcome);
    if (trouble) return this.tell(trouble);
    // The visitor has stopped it: everything is as before.
    this.say('Lectura cancelada.');
    this.button.focus();
  }

  private tell({ title, text, canRetry, links }: Trouble): void {
    find(this.trouble, '[data-trouble-title]').textContent = title;
    find(this.trouble, '[data-trouble-text]').textContent = text;
    const actions = links.map(({ text: words, href }) => {
      const link = make('a', `btn ${href === START ? 'btn-primary' : 'btn-plain'}`, words);
      link.href = href;
      return link;
    });
    find(this.trouble, '[data-trouble-actions]').replaceChildren(
      ...(canRetry ? [this.retryButton()] : []),
      ...actions,
    );
    this.reveal(this.trouble, title);
  }

  private retryButton(): HTMLButtonElement {
    const retry = makeButton('btn btn-primary', 'Intentar de nuevo');
    retry.addEventListener('click', () => {
      this.button.focus();
      void this.read();
    });
    return retry;
  }

  private reveal(section: HTMLElement, words: string): void {
    find(this.root, '[data-example]').hidden = true;
    section.hidden = false;
    this.say(words);
    section.querySelector('h2')?.focus({ preventScroll: true });
    section.scrollIntoView({ block: 'start' });
  }

  private see(view: string): void {
    find(this.result, '[data-panes]').dataset['panes'] = view;
    for (const one of this.result.querySelectorAll<HTMLElement>('[data-view]')) {
      one.setAttribute('aria-pressed', String(one.dataset['view'] === view));
    }
  }

  private setBusy(isBusy: boolean): void {
    this.button.setAttribute('aria-disabled', String(isBusy));
    this.button.textContent = isBusy ? CHOICE.reading : CHOICE.read;
    find(this.root, '[data-limits]').hidden = isBusy;
  }

  private say(words: string): void {
    find(this.root, '[data-said]').textContent = words;
  }
}

/** Brings /demo to life. */
export function startDemo(root: ParentNode): void {
  new Demo(root).start();
}
