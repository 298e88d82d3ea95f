// Has a run what its providers ask for: a key, or the address of the user's own server? Asked before it starts, so that nothing is begun
// that would stop at its first call.
import { keyProblem, needsBaseUrl, needsKey } from '@silosmith/ai';
import {
  ROUTED_IMAGE_PROVIDERS,
  ROUTED_PROVIDERS,
  type RunChoice,
  SMART_PROVIDER,
} from '@silosmith/generation';
import { Fault } from '@silosmith/kernel';

export interface RunKeyPorts {
  keyOf(provider: string): string | null;
  /** Base URL of the user's own server; null: none is named. */
  ownServer(): string | null;
  /** Whether the server has one of its own; null where it could not be asked. */
  serverHas(provider: string): Promise<boolean | null>;
}

/** Stands for smart mode of images where keys are asked for: other providers make images than write texts. */
export const SMART_IMAGES = 'smart-images';

const CHOICES: ReadonlyMap<string, readonly string[]> = new Map([
  [SMART_PROVIDER, ROUTED_PROVIDERS],
  [SMART_IMAGES, ROUTED_IMAGE_PROVIDERS],
]);

type Asking = Pick<RunChoice, 'provider' | 'pictures' | 'research'>;

/** Who is asked for texts, images and research; null: nobody. */
export const askedOf = ({ provider, pictures, research }: Asking) =>
  [
    provider,
    pictures?.provider === SMART_PROVIDER ? SMART_IMAGES : (pictures?.provider ?? null),
    research?.provider ?? null,
  ] as const;

/** no-address: of the user's own server. of-another: the key in this tab belongs to another provider. */
export type KeyLack = 'no-key' | 'no-address' | 'of-another';

/** Null where nothing is known to be missing. A server that does not answer refuses the call itself. */
export async function keyLackOf(provider: string, ports: RunKeyPorts): Promise<KeyLack | null> {
  const choices = CHOICES.get(provider);
  if (choices !== undefined) return lackOfAll(choices, ports);
  if (needsBaseUrl(provider)) {
    if (ports.ownServer() !== null) return null;
    return (await ports.serverHas(provider)) === false ? 'no-address' : null;
  }
  if (!needsKey(provider)) return null;
  const key = ports.keyOf(provider);
  if (key !== null) return keyProblem(provider, key) === null ? null : 'of-another';
  return (await ports.serverHas(provider)) === false ? 'no-key' : null;
}

/** One provider that can be called is enough. */
async function lackOfAll(providers: readonly string[], ports: RunKeyPorts): Promise<KeyLack | null> {
  const lacks = await Promise.all(providers.map((provider) => keyLackOf(provider, ports)));
  return lacks.every((lack) => lack !== null) ? 'no-key' : null;
}

const FAULT_CODES = {
  'no-key': 'ai.no-key',
  'no-address': 'ai.no-base-url',
  'of-another': 'ai.bad-key',
} as const;

/** Throws `ai.no-key`, `ai.no-base-url` or `ai.bad-key` { provider } for the first provider of the run that lacks one. */
export async function demandKeys(
  choice: Asking,
  ports: RunKeyPorts & { nameOf(provider: string): string },
): Promise<void> {
  for (const id of askedOf(choice)) {
    const lack = id === null ? null : await keyLackOf(id, ports);
    if (id === null || lack === null) continue;
    const params = { provider: (CHOICES.get(id) ?? [id]).map(ports.nameOf).join(', ') };
    throw new Fault(FAULT_CODES[lack], { params, severity: 'high', recovery: ['check-key'] });
  }
}
