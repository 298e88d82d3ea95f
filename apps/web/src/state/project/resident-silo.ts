// Checks and explanations of the open silo, from a worker that keeps it resident and receives edits as patches.
import type { PlacementWhy, Site } from '@silosmith/contract';
import { CANCELLED, Fault, fromFaultShape } from '@silosmith/kernel';
import {
  type DocumentPatch,
  type EditResult,
  type FitCase,
  redo,
  type SiloReport,
  type SiteComparison,
  withPart,
} from '@silosmith/silo';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { postSliced } from '../../platform/sliced-message.ts';
import type { ResidentAnswer, ResidentNews, ResidentOrder } from '../../workers/resident-silo-messages.ts';
import type { OpenProject } from './open-project.ts';
import { type SiloStep, stepBetween } from './silo-step.ts';
import { knowSummary } from './summary-of-plan.ts';

export interface SiloChecks {
  /** The last one known: it stands until the next is there. Null before the first, and after a fault. */
  readonly report: SiloReport | null;
  readonly running: boolean;
  readonly fault: unknown;
}

export interface ResidentClient {
  readonly checks: StoreApi<SiloChecks>;
  /** Keeps the worker at this project. Call it at every change of the project: only then is one step seen as one. */
  follow(project: OpenProject): void;
  /** Follows the project first. Rejects with the worker's fault, or `cancelled` where the silo is followed no more. */
  why(project: OpenProject, row: number): Promise<PlacementWhy>;
  /** What speaks for the place of a row, and for the one that came second. Rejects as `why` does. */
  fit(project: OpenProject, row: number): Promise<FitCase>;
  /** The plan against the site that exists. Rejects as `why` does. */
  compare(project: OpenProject, site: Site): Promise<SiteComparison>;
  /** The project with a plan of `size` pages, as an edit to be taken over. Rejects as `why` does. */
  resize(project: OpenProject, size: number): Promise<EditResult>;
  /** Ends the worker. The next `follow` starts another. */
  stop(): void;
}

export interface ResidentPorts {
  readonly create: () => Worker;
  /** Lets the page have its turn while a large silo is sent. */
  readonly pause: () => Promise<void>;
  /** Resolves when the page has drawn what changed last. */
  readonly nextFrame: () => Promise<void>;
}

interface Asked {
  resolve(answer: ResidentAnswer): void;
  reject(error: unknown): void;
}

interface Session {
  readonly worker: Worker;
  /** The last order on its way, for which the next waits; null: all have gone. */
  turn: Promise<void> | null;
  /** Reports and parts that have not come yet. */
  awaited: number;
  readonly asked: Map<number, Asked>;
}

const UNKNOWN: SiloChecks = { report: null, running: true, fault: null };

export function createResidentClient(ports: ResidentPorts): ResidentClient {
  return new FollowingClient(ports);
}

class FollowingClient implements ResidentClient {
  readonly checks = createStore<SiloChecks>(() => UNKNOWN);
  private readonly ports: ResidentPorts;
  private session: Session | null = null;
  private followed: OpenProject | null = null;
  private questions = 0;
  /** The worker's own answers to `resize`: taken over, one comes back as a change. */
  private readonly resized = new WeakSet<DocumentPatch>();

  constructor(ports: ResidentPorts) {
    this.ports = ports;
  }

  follow(project: OpenProject): void {
    const { followed: before, session } = this;
    this.followed = project;
    const isSame =
      before?.id === project.id && before.table === project.table && before.silo === project.silo;
    if (isSame && (session !== null || this.checks.getState().fault !== null)) return;
    const step = before === null || session === null ? null : stepBetween(before, project);
    // What is said of another project says nothing of this one.
    this.checks.setState(before?.id === project.id ? { running: true, fault: null } : UNKNOWN);
    if (step !== null && session !== null) this.change(session, step);
    else this.open(project);
  }

  async why(project: OpenProject, row: number): Promise<PlacementWhy> {
    const { why } = await this.ask(project, (number) => ({ type: 'why', number, row }));
    if (why === undefined) throw new Fault('web.bad-reply', { severity: 'high' });
    return why;
  }

  async fit(project: OpenProject, row: number): Promise<FitCase> {
    const { fit } = await this.ask(project, (number) => ({ type: 'fit', number, row }));
    if (fit === undefined) throw new Fault('web.bad-reply', { severity: 'high' });
    return fit;
  }

  async compare(project: OpenProject, site: Site): Promise<SiteComparison> {
    const { comparison } = await this.ask(project, (number) => ({ type: 'compare', number, site }));
    if (comparison === undefined) throw new Fault('web.bad-reply', { severity: 'high' });
    return comparison;
  }

  async resize(project: OpenProject, size: number): Promise<EditResult> {
    const { resized } = await this.ask(project, (number) => ({ type: 'resize', number, size }));
    if (resized === undefined) throw new Fault('web.bad-reply', { severity: 'high' });
    const { patch, summary } = resized;
    this.resized.add(patch);
    const { table, silo, language } = project;
    const document = redo({ table, silo, language }, patch);
    knowSummary(document.silo, summary);
    return { patch, document };
  }

  private ask(project: OpenProject, order: (number: number) => ResidentOrder): Promise<ResidentAnswer> {
    this.follow(project);
    const to = this.session;
    if (to === null) return Promise.reject(this.checks.getState().fault);
    return new Promise((resolve, reject) => {
      this.questions += 1;
      to.asked.set(this.questions, { resolve, reject });
      this.send(to, order(this.questions));
    });
  }

  stop(): void {
    this.end(new Fault(CANCELLED, { severity: 'low' }));
    this.followed = null;
    this.checks.setState(UNKNOWN);
  }

  private open({ table, silo, language }: OpenProject): void {
    this.end(new Fault(CANCELLED, { severity: 'low' }));
    const made: Session = { worker: this.ports.create(), turn: null, awaited: 1, asked: new Map() };
    made.worker.onmessage = ({ data }: MessageEvent<ResidentNews>) => this.hear(made, data);
    made.worker.onerror = ({ message }) =>
      this.fail(made, new Fault('web.worker-crashed', { severity: 'high', retryable: true, cause: message }));
    this.session = made;
    this.send(made, { type: 'open', document: { table, silo, language } });
  }

  private change(to: Session, { patch, direction }: SiloStep): void {
    to.awaited += 1;
    // Nobody waits for the checks of another size, and checking takes a processor from the drawing.
    if (this.resized.has(patch) && to.turn === null) this.queue(to, this.ports.nextFrame());
    this.send(to, { type: 'change', patch, direction });
  }

  private send(to: Session, order: ResidentOrder): void {
    const post = (message: unknown, transfer: Transferable[]) => to.worker.postMessage(message, transfer);
    const nextTask = () => this.ports.pause().then(() => this.session === to);
    const postOrder = () => postSliced({ post, nextTask }, order);
    // At once where nothing is on its way: the worker checks while the page draws.
    this.queue(to, to.turn === null ? postOrder() : to.turn.then(postOrder));
  }

  /** The next order waits for this. */
  private queue(to: Session, step: Promise<unknown>): void {
    const done = step.then(
      () => undefined,
      (error: unknown) => this.fail(to, error),
    );
    to.turn = done;
    void done.then(() => {
      if (to.turn === done) to.turn = null;
    });
  }

  private hear(from: Session, news: ResidentNews): void {
    if (this.session !== from) return;
    if (news.type === 'failed') this.fail(from, fromFaultShape(news.fault));
    else if (news.type === 'answer') {
      from.asked.get(news.number)?.resolve(news.answer);
      from.asked.delete(news.number);
    } else {
      from.awaited -= 1;
      const { report: before } = this.checks.getState();
      const report = news.type === 'report' ? news.report : before && withPart(before, news.part);
      this.checks.setState({ report, running: from.awaited > 0, fault: null });
    }
  }

  private fail(at: Session, error: unknown): void {
    if (this.session !== at) return;
    this.end(error);
    this.checks.setState({ report: null, running: false, fault: error });
  }

  /** Whoever still waits for an answer hears why there is none. */
  private end(error: unknown): void {
    this.session?.worker.terminate();
    for (const { reject } of this.session?.asked.values() ?? []) reject(error);
    this.session = null;
  }
}
