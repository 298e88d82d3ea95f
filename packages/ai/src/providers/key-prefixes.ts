/** How the keys of a provider begin, by the name people know it by, where no other provider's do. */
export const KEY_PREFIXES = {
  OpenAI: ['sk-proj-', 'sk-svcacct-'],
  Anthropic: ['sk-ant-'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
