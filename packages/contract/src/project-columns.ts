// The columns of a silo in a project file: the schema of their fields, written and read row by row.
import * as z from 'zod/mini';
import { FILE_FORMS, type FileNames } from './file-forms.ts';
import type { SILO_COLUMN_LIST } from './silo-column-list.ts';
import { SILO_COLUMNS, type SiloColumn, type SiloState, siloColumn } from './silo-state.ts';

type Part = 'keyword' | 'place';
type List = typeof SILO_COLUMN_LIST;
type Forms = typeof FILE_FORMS;
type FieldName<Column extends SiloColumn, In extends Part> = List[Column] extends {
  file: { in: In; as: infer Name extends string };
}
  ? Name
  : never;
type FieldSchema<Entry> = Entry extends { file: { form: infer Form extends keyof Forms; optional: true } }
  ? z.ZodMiniOptional<Forms[Form]['schema']>
  : Entry extends { file: { form: infer Form extends keyof Forms } }
    ? Forms[Form]['schema']
    : never;
type Shape<In extends Part> = {
  -readonly [Column in SiloColumn as FieldName<Column, In>]: FieldSchema<List[Column]>;
};
type Fields<In extends Part> = z.output<z.ZodMiniObject<Shape<In>>>;

/** Schemas of the fields of one part, by field name. */
export function columnShape<In extends Part>(part: In): Shape<In> {
  const shape = fieldsIn(part).map(({ field }) => {
    const { schema } = FILE_FORMS[field.form];
    return [field.as, field.optional ? z.optional<z.ZodMiniType>(schema) : schema];
  });
  // The type is read off the same list.
  return Object.fromEntries(shape) as Shape<In>;
}

/** Row → its fields of one part. */
export function columnWriter<In extends Part>(
  part: In,
  silo: SiloState,
  names: FileNames,
): (row: number) => Fields<In> {
  const fields = fieldsIn(part).map(({ column, field, unset }) => ({
    ...{ cells: silo[column], name: field.as, write: FILE_FORMS[field.form].write },
    absent: field.optional ? unset : Number.NaN,
  }));
  return (row) => {
    const written: Record<string, unknown> = {};
    for (const { cells, name, write, absent } of fields) {
      const value = cells[row] ?? 0;
      if (value !== absent) written[name] = write(value, names);
    }
    // Each field is written by the form whose schema it has.
    return written as Fields<In>;
  };
}

/** Fills the cells of a row from its fields; what is missing stays unset. */
export function columnReader<In extends Part>(
  part: In,
  silo: SiloState,
  names: FileNames,
): (row: number, written: Fields<In>) => void {
  const fields = fieldsIn(part);
  return (row, written) => {
    const values: Readonly<Record<string, unknown>> = written;
    for (const { column, field } of fields) {
      const value = values[field.as];
      // Of the type that the form reads: `Fields` says so field by field.
      const read = FILE_FORMS[field.form].read as (value: unknown, names: FileNames) => number;
      if (value !== undefined) silo[column][row] = read(value, names);
    }
  };
}

function fieldsIn(part: Part) {
  return SILO_COLUMNS.flatMap((column) => {
    const { file, unset } = siloColumn(column);
    return file?.in === part ? [{ column, field: file, unset }] : [];
  });
}
