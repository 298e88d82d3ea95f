// How long does an edit take until the refreshed checks are on the screen, and how much is sent to workers for it? Runs inside the page.

export interface WatchedEdit {
  /** From the press of the button to the frame that shows the refreshed checks. */
  readonly ms: number;
  /** Of the numbers that were sent to workers meanwhile. */
  readonly sentBytes: number;
}

declare global {
  interface Window {
    editBench: {
      /** Whether the checks of the silo are known. */
      isChecked(): boolean;
      /** So far. */
      edits(): readonly WatchedEdit[];
    };
  }
}

/** Given to `page.addInitScript`, so it stands alone: nothing from outside the function. */
export function installEditWatch(): void {
  const edits: WatchedEdit[] = [];
  let checked = false;
  let pressedAt = 0;
  let sentBytes = 0;

  const bytesIn = (value: unknown): number => {
    if (ArrayBuffer.isView(value)) return value.byteLength;
    if (typeof value !== 'object' || value === null) return 0;
    return Object.values(value).reduce((sum: number, inner) => sum + bytesIn(inner), 0);
  };
  // A message is the task after the frame; a timer comes later, behind what the app does then.
  const afterFrame = (then: () => void): void => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      then();
    };
    requestAnimationFrame(() => port2.postMessage(null));
  };
  const hear = (type: string | undefined): void => {
    if (type === 'report') checked = true;
    if (type !== 'part') return;
    const edit = { since: pressedAt, sentBytes };
    afterFrame(() => edits.push({ ms: performance.now() - edit.since, sentBytes: edit.sentBytes }));
  };
  const begin = () => {
    pressedAt = performance.now();
    sentBytes = 0;
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, { capture: true });

  const NativeWorker = window.Worker;
  window.Worker = class extends NativeWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) =>
        hear(data?.type),
      );
    }
    override postMessage(message: unknown, options?: StructuredSerializeOptions | Transferable[]): void {
      sentBytes += bytesIn(message);
      if (Array.isArray(options)) super.postMessage(message, options);
      else super.postMessage(message, options);
    }
  };
  window.editBench = { isChecked: () => checked, edits: () => edits };
}
