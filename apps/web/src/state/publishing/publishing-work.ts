// Publishing of one project: connect, plan, run, roll back, one at a time. No React; goes on while other screens are shown.
import {
  type Connection,
  type Credentials,
  connect,
  connectionFacts,
  type DesiredSite,
  imageUrlOf,
  narrowedPlan,
  type PlanItem,
  type PreparedRollback,
  type PreparedRun,
  type PublishPorts,
  type PublishRequest,
  type PublishResult,
  type PublishStore,
  preparePublishing,
  prepareRollback,
  runPublishing,
  runRollback,
  wordpressFault,
} from '@silosmith/delivery';
import { CANCELLED, Fault, type FaultShape, toFaultShape } from '@silosmith/kernel';
import { createStore } from 'zustand/vanilla';
import { failedIds, isBusy, type PlanBasis, type PublishingState, type Work } from './publishing-state.ts';

export interface PublishingPorts extends Omit<PublishPorts, 'store'> {
  /** What the site should hold; heavy, so made off the page. */
  readonly desired: (basis: PlanBasis, signal: AbortSignal) => Promise<DesiredSite>;
  /** By the address of the site. */
  readonly storeOf: (home: string) => PublishStore;
  /** Null where another tab publishes this project. */
  readonly lock: () => Promise<(() => void) | null>;
}

export interface ConnectChoice {
  readonly url: string;
  readonly login: Credentials;
  /** Tries of one call. */
  readonly tries: number;
}

const FIRST: PublishingState = { connection: { state: 'none' }, work: { state: 'idle' }, lastRunAt: null };

/** Its methods can be handed on as they are. Each resolves when its step has ended; while one is under way the others do nothing. */
export class Publishing {
  readonly store = createStore<PublishingState>(() => FIRST);
  readonly #ports: PublishingPorts;
  #control: AbortController | null = null;
  #connection: Connection | null = null;
  #prepared: PreparedRun | null = null;
  #undoing: PreparedRollback | null = null;

  constructor(ports: PublishingPorts) {
    this.#ports = ports;
  }

  /** Resolves to the home address of the site where the connection is proven. */
  connect = async (choice: ConnectChoice): Promise<string | null> => {
    let home: string | null = null;
    const work = async (signal: AbortSignal): Promise<void> => {
      this.store.setState({ ...FIRST, connection: { state: 'testing' } });
      this.#connection = await connect(choice, this.#ports, signal);
      await this.#readLastRun();
      home = this.#connection.site.home;
      this.store.setState({ connection: { state: 'connected', facts: connectionFacts(this.#connection) } });
    };
    await this.#step(work, (fault) => {
      this.#connection = null;
      const isCancelled = fault.code === CANCELLED;
      this.store.setState({ connection: isCancelled ? { state: 'none' } : { state: 'failed', fault } });
    });
    return home;
  };

  /** Forgets the connection and what was shown of it. */
  disconnect = (): void => {
    if (isBusy(this.store.getState())) return;
    this.#connection = null;
    this.#prepared = null;
    this.store.setState(FIRST);
  };

  /** Ends what is under way; what was written stays. */
  cancel = (): void => this.#control?.abort();

  /** Back to what can be done next. */
  clear = (): void => {
    if (!isBusy(this.store.getState())) this.#show({ state: 'idle' });
  };

  showPlan = (basis: PlanBasis): Promise<void> =>
    this.#step(async (signal) => {
      this.#show({ state: 'planning' });
      const prepared = await this.#plan(basis, signal);
      this.#prepared = prepared;
      this.#show({ state: 'planned', plan: prepared.plan, basis, demoPosts: prepared.desired.demoPosts });
    }, this.#failed('plan'));

  /** Runs the plan that is shown: all of it, or its updates alone. */
  publish = (part: 'all' | 'changed'): Promise<void> =>
    this.#step(async (signal) => {
      const prepared = this.#prepared;
      if (prepared === null) return;
      await this.#run(prepared, ({ operation }) => part === 'all' || operation === 'update', signal);
    }, this.#failed('plan'));

  /** Looks again and writes the pages that failed. */
  retryFailed = (basis: PlanBasis): Promise<void> =>
    this.#step(async (signal) => {
      const { work } = this.store.getState();
      if (work.state !== 'ended') return;
      const failed = failedIds(work.results);
      this.#show({ state: 'planning' });
      await this.#run(await this.#plan(basis, signal), ({ pageId }) => failed.has(pageId), signal);
    }, this.#failed('plan'));

  planRollback = (): Promise<void> =>
    this.#step(async (signal) => {
      this.#show({ state: 'preparing-rollback' });
      const { connection, ports } = this.#connected();
      this.#undoing = await prepareRollback(connection, ports, signal);
      this.#show({ state: 'rollback-planned', plan: this.#undoing.plan });
    }, this.#failed('rollback'));

  /** `overwrite`: also what someone edited on the site since. */
  rollBack = (overwrite: boolean): Promise<void> =>
    this.#step(async (signal) => {
      const undoing = this.#undoing;
      if (undoing === null) return;
      [this.#undoing, this.#prepared] = [null, null];
      const { plan } = undoing;
      this.#show({ state: 'rolling-back', plan, progress: null });
      const { ports } = this.#connected();
      await this.#locked(async () => {
        const onProgress = (progress: { stage: string; done: number; total: number }): void =>
          this.#show({ state: 'rolling-back', plan, progress });
        const outcome = await runRollback(undoing, ports, { overwrite, signal, onProgress });
        this.#show({ state: 'rolled-back', outcome });
      });
    }, this.#failed('rollback'));

  /** `failed` gets what ended the step, cancelling included. */
  async #step(work: (signal: AbortSignal) => Promise<void>, failed: (fault: FaultShape) => void) {
    if (isBusy(this.store.getState())) return;
    this.#control = new AbortController();
    try {
      await work(this.#control.signal);
    } catch (error) {
      failed(toFaultShape(error));
    } finally {
      this.#control = null;
    }
  }

  #show(work: Work): void {
    this.store.setState({ work });
  }

  #failed(step: 'plan' | 'rollback') {
    return (fault: FaultShape): void =>
      this.#show(fault.code === CANCELLED ? { state: 'idle' } : { state: 'failed', step, fault });
  }

  #connected(): { readonly connection: Connection; readonly ports: PublishPorts } {
    const connection = this.#connection;
    if (connection === null) throw wordpressFault('not-logged-in', { host: '' });
    return { connection, ports: { ...this.#ports, store: this.#ports.storeOf(connection.site.home) } };
  }

  async #readLastRun(): Promise<void> {
    const { store } = this.#connected().ports;
    const [newest] = await store.snapshots();
    const snapshot = newest === undefined ? null : await store.loadSnapshot(newest);
    this.store.setState({ lastRunAt: snapshot?.madeAt ?? null });
  }

  async #locked(work: () => Promise<void>): Promise<void> {
    const release = await this.#ports.lock();
    if (release === null) throw new Fault('web.publishing-elsewhere');
    try {
      await work();
    } finally {
      release();
      await this.#readLastRun();
    }
  }

  async #plan(basis: PlanBasis, signal: AbortSignal): Promise<PreparedRun> {
    const { connection, ports } = this.#connected();
    const { settings, overwrite } = basis;
    const desired = await this.#ports.desired(basis, signal);
    const { images } = basis.project;
    const imageUrl: PublishRequest['imageUrl'] = ({ source }) =>
      imageUrlOf(images.get(source.pageId), source);
    return preparePublishing(connection, { desired, settings, overwrite, imageUrl }, ports, signal);
  }

  async #run(prepared: PreparedRun, keeps: (item: PlanItem) => boolean, signal: AbortSignal): Promise<void> {
    this.#prepared = null;
    const plan = narrowedPlan(prepared.plan, keeps);
    const about = { plan, verifies: prepared.request.settings.verification };
    let results: ReadonlyMap<string, PublishResult> = new Map();
    this.#show({ state: 'publishing', ...about, results, progress: null });
    const { ports } = this.#connected();
    try {
      await this.#locked(async () => {
        const { results: all, notes } = await runPublishing({ ...prepared, plan }, ports, {
          signal,
          onProgress: (progress) => this.#show({ state: 'publishing', ...about, results, progress }),
          onResult: (result) => {
            results = new Map(results).set(result.pageId, result);
            const { work } = this.store.getState();
            if (work.state === 'publishing') this.#show({ ...work, results });
          },
        });
        results = new Map(all.map((result) => [result.pageId, result]));
        this.#show({ state: 'ended', ...about, results, notes, fault: null });
      });
    } catch (error) {
      this.#show({ state: 'ended', ...about, results, notes: [], fault: toFaultShape(error) });
    }
  }
}
