// What the list of providers means for Settings.
import { DEMO_PROVIDER, PROVIDERS, TEXT_PROVIDERS } from '@silosmith/ai';
import type { Messages } from '@silosmith/messages';

/** Providers that write text, for the select. */
export const textProviderChoices = ({ t }: Pick<Messages, 't'>) =>
  TEXT_PROVIDERS.map(({ id, name }) => ({
    value: id,
    label: id !== DEMO_PROVIDER ? name : t('settings.models.withoutKey', { provider: name }),
  }));

/** Providers whose keys the user can enter, with the words that say what each is for. */
export const keyFields = ({ t }: Pick<Messages, 't'>) =>
  PROVIDERS.filter(({ hasKeyField }) => hasKeyField).map(({ id, name, kind }) => ({
    id,
    label: t(`settings.keys.kinds.${kind}`, { provider: name }),
  }));
