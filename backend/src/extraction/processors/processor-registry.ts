import { Injectable } from '@nestjs/common';
import type { LivingModel } from '../../contracts/models';
import {
  PROCESSOR_CATALOGUE,
  PROCESSOR_IDS,
  type ModelNote,
  type PageCost,
  type ProcessorAvailability,
  type ProcessorId,
  type ProcessorsResponse,
  type Spending,
} from '../../contracts/processors';
import { EngineChoices } from '../../runs';
import { Clock } from '../../platform/clock/clock';
import { AppConfig } from '../../platform/config/app-config';
import { usualUsd } from '../../rules/engine-cost';
import { calledText, setupAdvice, unofferedNote, UNSET_REASON } from '../../rules/engine-words';
import { livingModel, modelNote } from '../../rules/models';
import { EngineBudget, type BudgetWords } from '../engine-budget.service';
import { VENDOR_LIMITS } from '../vendors';
import { EngineStates, modelStateId } from '../engine-states/engine-states.service';
import { LangExtractProcessor } from './langextract/langextract.processor';
import { LocalProcessor } from './local/local.processor';
import { OpenAiProcessor } from './openai/openai.processor';
import { ProcessorError, type Availability, type Processor } from './processor';
import { TextractProcessor } from './textract/textract.processor';

/** An engine with the model that it is to use today. */
export interface ReadyEngine {
  processor: Processor;
  model: LivingModel;
  /** See `PipelineInput`. */
  asksAgain?: boolean;
}

/** What is known of the engines beside their configuration. */
interface Known {
  states: Awaited<ReturnType<EngineStates['all']>>;
  budget: BudgetWords;
}

const NO_LIMIT: BudgetWords = { refusal: null, note: null };

/** The engines of this build: one line each. */
@Injectable()
export class ProcessorRegistry {
  private readonly processors: readonly Processor[];

  constructor(
    private readonly config: AppConfig,
    private readonly engines: EngineChoices,
    private readonly clock: Clock,
    private readonly states: EngineStates,
    private readonly budget: EngineBudget,
  ) {
    const limits = { ...VENDOR_LIMITS, totalMs: config.engineTimeoutMs };
    this.processors = [
      new LocalProcessor(),
      new OpenAiProcessor(config.openai, limits),
      new LangExtractProcessor(config.gemini, limits),
      new TextractProcessor(config.textract, limits),
    ];
  }

  /** The engine, ready to read. Throws `ProcessorError` when it cannot, before anything is spent. */
  ready(id: ProcessorId, modelId: string): ReadyEngine {
    const processor = this.processors.find((known) => known.id === id);
    if (!processor?.availability().available) {
      throw new ProcessorError('unavailable', 'PROCESADOR_NO_DISPONIBLE');
    }
    const entry = this.engines.entryOf(id, modelId);
    if (!entry) throw new ProcessorError('permanent', 'PROCESADOR_INVALIDO');
    const model = livingModel(entry, this.clock.today());
    if (!model) throw new ProcessorError('permanent', 'MODELO_RETIRADO');
    const asksAgain = this.config.engineAsksAgain;
    return { processor: this.states.watch(processor), model, asksAgain };
  }

  /** As `ready`, for a company that has money left for it; throws `ProcessorError` when it has none. */
  async readyFor(tenantId: string, id: ProcessorId, modelId: string): Promise<ReadyEngine> {
    await this.budget.assertLeft(tenantId, id);
    return this.ready(id, modelId);
  }

  /** Of all companies, this month. */
  spending(): Promise<Spending> {
    return this.budget.ofInstallation();
  }

  /**
   * Answer of `GET /api/processors`: the configuration, what the last calls proved of it, and the money left.
   * @param tenantId whose money; null: nobody's, as the platform admin sees it
   */
  async overview(tenantId: string | null): Promise<ProcessorsResponse> {
    const known: Known = {
      states: await this.states.all(),
      budget: tenantId === null ? NO_LIMIT : await this.budget.words(tenantId),
    };
    const entries = PROCESSOR_IDS.map((id) => [id, this.describe(id, known)] as const);
    return Object.fromEntries(entries) as ProcessorsResponse;
  }

  /** What the operator has to mend, by engine: for the platform admin alone. */
  async faults(): Promise<Partial<Record<ProcessorId, string>>> {
    const states = await this.states.all();
    const faults = PROCESSOR_IDS.flatMap((id) => {
      const fault = this.states.faultOf(states.get(id));
      return fault ? [[id, setupAdvice(fault, PROCESSOR_CATALOGUE[id].label)] as const] : [];
    });
    return Object.fromEntries(faults);
  }

  private describe(id: ProcessorId, known: Known): ProcessorAvailability {
    const { label, defaultModel } = PROCESSOR_CATALOGUE[id];
    const models = this.engines.modelsOf(id).map((model) => model.id);
    const state = known.states.get(id);
    const { note } = known.budget;
    return {
      label,
      models,
      defaultModel: models.includes(defaultModel) ? defaultModel : (models[0] ?? defaultModel),
      modelNotes: this.modelNotes(id, known.states),
      pageCosts: this.pageCosts(id),
      ...this.availability(id, known),
      ...(state && {
        lastCall: { outcome: state.outcome, at: state.at.toISOString(), text: calledText(state) },
      }),
      ...(note && id !== 'local' && { spendingNote: note }),
      ...(id === 'openai' && this.config.openai?.isOwnServer && { isOwnServer: true }),
    };
  }

  private availability(id: ProcessorId, { states, budget }: Known): Availability {
    const processor = this.processors.find((known) => known.id === id);
    if (!processor) {
      return { available: false, reason: 'Este motor no está instalado en este servidor.' };
    }
    const configured = processor.availability();
    if (!configured.available || id === 'local') return configured;
    if (this.states.isRefused(states.get(id))) return { available: false, reason: UNSET_REASON };
    return budget.refusal === null ? configured : { available: false, reason: budget.refusal };
  }

  private modelNotes(id: ProcessorId, states: Known['states']): Record<string, ModelNote> {
    const today = this.clock.today();
    const notes = this.engines.modelsOf(id).flatMap((entry) => {
      const apiModel = livingModel(entry, today)?.apiModel;
      const state = apiModel && states.get(modelStateId(id, apiModel));
      const isRefused = state && this.states.isRefused(state);
      const note = isRefused ? unofferedNote(apiModel) : modelNote(entry, today);
      return note ? [[entry.id, note] as const] : [];
    });
    return Object.fromEntries(notes);
  }

  /** Of what is asked for today, replacements included. */
  private pageCosts(id: ProcessorId): Record<string, PageCost> {
    const today = this.clock.today();
    const costs = this.engines.modelsOf(id).flatMap((entry) => {
      const model = livingModel(entry, today);
      const [first, two] = [1, 2].map((pages) => model && usualUsd(model, pages));
      if (first == null || two == null) return [];
      return [[entry.id, { first, more: two - first }] as const];
    });
    return Object.fromEntries(costs);
  }
}
