// The typed arrays that bodies of records are made of, and how to recognise them.

export const NUMBER_COLUMNS = { Uint8Array, Int32Array, Uint32Array, Float32Array, Float64Array } as const;
export type ColumnName = keyof typeof NUMBER_COLUMNS;
export type NumberColumn = InstanceType<(typeof NUMBER_COLUMNS)[ColumnName]>;

/** Name of the constructor. Throws TypeError for an array of another kind. */
export function columnName(column: NumberColumn): ColumnName {
  for (const name of Object.keys(NUMBER_COLUMNS) as ColumnName[]) {
    if (column instanceof NUMBER_COLUMNS[name]) return name;
  }
  throw new TypeError('not a column');
}

export function isNumberColumn(value: unknown): value is NumberColumn {
  return Object.values(NUMBER_COLUMNS).some((Numbers) => value instanceof Numbers);
}

/** An object literal: neither list nor column nor null. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
