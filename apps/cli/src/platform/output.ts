// With --json, standard output gets exactly one document; all other text goes to standard error.

export interface Output {
  readonly json: boolean;
  /** A line for people: standard output, or standard error where --json owns standard output. */
  line(text: string): void;
  /** Progress for people: standard error, only on a terminal. */
  progress(text: string): void;
  problem(text: string): void;
  document(value: unknown): Promise<void>;
}

/** Resolves when the text is written: a pipe may apply back-pressure. */
function written(stream: NodeJS.WriteStream, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

export function createOutput(json: boolean): Output {
  return {
    json,
    line: (text) => {
      (json ? process.stderr : process.stdout).write(`${text}\n`);
    },
    progress: (text) => {
      if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
    },
    problem: (text) => {
      process.stderr.write(`${text}\n`);
    },
    document: async (value) => {
      if (json) await written(process.stdout, `${JSON.stringify(value, null, 1)}\n`);
    },
  };
}
