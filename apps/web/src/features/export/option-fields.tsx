// The options of the chosen format: one field per option of its schema.
import { Autocomplete, Checkbox, NumberInput, Select, TextInput } from '@mantine/core';
import { hasEffect, type OptionField, optionFields } from '@silosmith/delivery';
import { choiceLabel, optionHint, optionLabel } from '@silosmith/messages';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './export.module.css';
import { chosenValues, type ExportChoices, withinRange, withValue } from './export-choices.ts';

export interface OptionFieldsProps {
  readonly choices: ExportChoices;
  readonly onChange: (choices: ExportChoices) => void;
}

export function OptionFields({ choices, onChange }: OptionFieldsProps) {
  const fields = optionFields(choices.format.options);
  const values = chosenValues(choices);
  if (fields.length === 0) return null;
  return (
    <div className={styles.options}>
      {fields.map((field) => (
        <Field
          key={`${choices.format.id} ${field.name}`}
          field={field}
          value={values[field.name] ?? field.default}
          disabled={!hasEffect(field, values)}
          onChange={(value) => onChange(withValue(choices, field, value))}
        />
      ))}
    </div>
  );
}

interface FieldProps {
  readonly field: OptionField;
  readonly value: string | number | boolean;
  readonly disabled: boolean;
  readonly onChange: (value: string | number | boolean) => void;
}

function Field({ field, value, disabled, onChange }: FieldProps) {
  const messages = useMessages();
  const hint = optionHint(messages, field.name);
  const shared = {
    label: optionLabel(messages, field.name),
    disabled,
    ...(hint === '' ? {} : { description: hint }),
  };
  if (field.kind === 'switch') {
    return (
      <Checkbox
        {...shared}
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  }
  if (field.kind === 'number') {
    return (
      <NumberInput
        {...shared}
        size="xs"
        min={field.min}
        max={field.max}
        value={Number(value)}
        onChange={(typed) => onChange(withinRange(typed, field))}
      />
    );
  }
  if (field.kind === 'choice') {
    return (
      <Select
        {...shared}
        size="xs"
        data={field.choices.map((choice) => ({
          value: choice,
          label: choiceLabel(messages, field.name, choice),
        }))}
        value={String(value)}
        allowDeselect={false}
        onChange={(choice) => onChange(choice ?? field.default)}
      />
    );
  }
  const { suggestions } = field.hints;
  if (suggestions) {
    return (
      <Autocomplete
        {...shared}
        size="xs"
        data={[...suggestions]}
        // Choosing from all of them, not only from those that contain what is in the field.
        filter={({ options }) => options}
        value={String(value)}
        onChange={onChange}
      />
    );
  }
  return (
    <TextInput
      {...shared}
      size="xs"
      value={String(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
