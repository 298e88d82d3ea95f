// Formats figures by the interface's locale; an unknown figure is never shown as a number.
import { UNKNOWN } from '@silosmith/contract';
import type { Messages } from '@silosmith/messages';
import { useMessages } from './use-messages.ts';

export interface Format {
  number(value: number): string;
  /** For fields that group digits as they are typed; the two always differ. */
  separators(): { readonly thousandSeparator: string; readonly decimalSeparator: string };
  /** 'N/A' for -1. */
  figure(value: number): string;
  /** 1234 → 1.2K */
  compact(value: number): string;
  /** 0 to 1. */
  percent(ratio: number): string;
  usd(value: number): string;
  /** Without cents: for what is no more than an estimate. */
  wholeUsd(value: number): string;
  /** 'N/A' for what is no date. */
  date(iso: string | null): string;
  dateTime(iso: string | null): string;
  bytes(count: number): string;
  /** 'nl' → Dutch */
  language(tag: string): string;
  /** 'gb' → United Kingdom */
  region(code: string): string;
  /** Minutes and seconds: 4:07. */
  duration(ms: number): string;
}

const formats = new WeakMap<Messages, Format>();

/** The same object for the same messages: hundreds of lines ask for it. */
export function formatOf(messages: Messages): Format {
  const format = formats.get(messages) ?? makeFormat(messages);
  formats.set(messages, format);
  return format;
}

function makeFormat(messages: Messages): Format {
  const { language } = messages;
  const numbers = (options: Intl.NumberFormatOptions) =>
    lazily(() => new Intl.NumberFormat(language, { maximumFractionDigits: 1, ...options }));
  const number = numbers({});
  const compact = numbers({ notation: 'compact' });
  const percent = numbers({ style: 'percent', maximumFractionDigits: 0 });
  const usd = numbers({
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  });
  const wholeUsd = numbers({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  const date = lazily(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }));
  const dateTime = lazily(
    () => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
  );
  const names = lazily(() => new Intl.DisplayNames([language], { type: 'language' }));
  const regions = lazily(() => new Intl.DisplayNames([language], { type: 'region' }));
  // Intl throws for what is no date, and would take the screen with it.
  const moment = (iso: string | null, format: () => Intl.DateTimeFormat): string => {
    const ms = Date.parse(iso ?? '');
    return Number.isNaN(ms) ? messages.t('common.unknownValue') : format().format(ms);
  };
  const bytes = (count: number): string => {
    const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
    const power = Math.min(units.length - 1, count < 1 ? 0 : Math.floor(Math.log10(count) / 3));
    return new Intl.NumberFormat(language, {
      style: 'unit',
      unit: units[power] ?? 'byte',
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    }).format(count / 1000 ** power);
  };
  return {
    number: (value) => number().format(value),
    separators: () => separatorsOf(number()),
    figure: (value) => (value === UNKNOWN ? messages.t('common.unknownValue') : number().format(value)),
    compact: (value) => (value === UNKNOWN ? messages.t('common.unknownValue') : compact().format(value)),
    percent: (ratio) => percent().format(ratio),
    usd: (value) => usd().format(value),
    wholeUsd: (value) => wholeUsd().format(value),
    date: (iso) => moment(iso, date),
    dateTime: (iso) => moment(iso, dateTime),
    bytes,
    language: (tag) => (isTag(tag) ? (names().of(tag) ?? tag) : tag),
    region: (code) => (/^[a-z]{2}$/iu.test(code) ? (regions().of(code.toUpperCase()) ?? code) : code),
    duration: (ms) => {
      const seconds = Math.max(0, Math.round(ms / 1000));
      return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    },
  };
}

/** Some languages group no four digits: more of them show how they do. */
function separatorsOf(number: Intl.NumberFormat) {
  const parts = number.formatToParts(1_234_567.5);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { thousandSeparator: part('group'), decimalSeparator: part('decimal') };
}

/** As `Intl` takes tags; others come from files that were edited by hand. */
const isTag = (text: string): boolean => /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/iu.test(text);

/** Each kind of figure takes a millisecond to prepare: done when it is first written. */
function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export function useFormat(): Format {
  return formatOf(useMessages());
}
