// Saves a text while it is being typed: one write at a time; of what arrives meanwhile only the newest is written next.

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
