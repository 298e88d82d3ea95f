// How is a text saved while it is being typed? One write at a time; what came meanwhile is written next, only the newest of it.

export interface LatestWriter<Value> {
  put(value: Value): void;
}

export function latestWriter<Value>(
  write: (value: Value) => Promise<void>,
  onFault: (error: unknown) => void,
): LatestWriter<Value> {
  let waiting: { value: Value } | null = null;
  let busy = false;
  const run = async (): Promise<void> => {
    busy = true;
    while (waiting !== null) {
      const { value } = waiting;
      waiting = null;
      try {
        await write(value);
      } catch (error) {
        onFault(error);
      }
    }
    busy = false;
  };
  return {
    put: (value) => {
      waiting = { value };
      if (!busy) void run();
    },
  };
}
