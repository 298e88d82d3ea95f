// Records keyed by user text, as JSON objects: only own properties count, so that a keyword such as `constructor` is safe.
import * as z from 'zod/mini';

/**
 * Records by keyword. Read them with `recordOf` and make them with `Object.fromEntries`: `records[keyword]` finds what every
 * object inherits (`constructor`), and assigning to `records['__proto__']` loses the record.
 */
export type KeyedRecords<T> = Readonly<Record<string, T>>;

/** Own properties only: `constructor` is a keyword like any other. */
export function recordOf<T>(records: KeyedRecords<T>, keyword: string): T | undefined {
  return Object.hasOwn(records, keyword) ? records[keyword] : undefined;
}

/** As zod's `record` with string keys, which leaves out `__proto__`. */
export function keyedRecords<Schema extends z.ZodMiniType>(
  schema: Schema,
): z.ZodMiniType<Record<string, z.output<Schema>>> {
  const objects = z.custom<Readonly<Record<string, unknown>>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  );
  const checked = z.transform(
    (records: Readonly<Record<string, unknown>>, context): Record<string, z.output<Schema>> => {
      const entries: [string, z.output<Schema>][] = [];
      for (const [key, record] of Object.entries(records)) {
        const result = schema.safeParse(record);
        if (result.success) entries.push([key, result.data]);
        else
          for (const issue of result.error.issues)
            context.issues.push({ code: 'custom', input: record, path: [key, ...issue.path] });
      }
      return Object.fromEntries(entries);
    },
  );
  return z.pipe(objects, checked);
}
