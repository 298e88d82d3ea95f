// How long does a view take from the press to the frame that shows it? Runs inside the page.

declare global {
  interface Window {
    viewBench: {
      /** Call before the press, key or turn of the wheel that is timed. */
      watch(selector: string): void;
      /** Milliseconds from that press to the frame that draws the first change in the element. */
      shown(): Promise<number>;
    };
  }
}

/** Given to `page.addInitScript`, so it stands alone: nothing from outside the function. */
export function installViewWatch(): void {
  let pressedAt = 0;
  const begin = () => {
    pressedAt = performance.now();
  };
  // `input`: a field that is filled at once has no keys.
  for (const type of ['pointerdown', 'keydown', 'wheel', 'input'])
    addEventListener(type, begin, { capture: true, passive: true });

  let shown: Promise<number> = Promise.resolve(0);
  window.viewBench = {
    shown: () => shown,
    watch(selector) {
      const element = document.querySelector(selector);
      if (element === null) throw new Error(`The page has no ${selector}.`);
      const before = performance.now();
      shown = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          // What an earlier press is still drawing is no answer to the next.
          if (pressedAt < before) return;
          observer.disconnect();
          const since = pressedAt;
          // A message is the task after the frame; a timer comes later, behind what the app does then.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            port1.close();
            resolve(performance.now() - since);
          };
          requestAnimationFrame(() => port2.postMessage(null));
        });
        observer.observe(element, {
          subtree: true,
          childList: true,
          characterData: true,
          attributeFilter: ['aria-rowcount', 'aria-selected', 'aria-checked', 'data-row'],
        });
      });
    },
  };
}
