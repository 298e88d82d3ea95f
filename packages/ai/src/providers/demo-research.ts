// Found pages of the built-in provider: written from the keyword, at addresses reserved for examples.
import { writePlain } from '@silosmith/demo-writer';
import { throwIfCancelled } from '@silosmith/kernel';
import type { FindPages } from '../research/research-provider.ts';
import { searchWeb } from './demo-search.ts';

export const findPages: FindPages = async ({ keyword, country, language, results }, call) => {
  throwIfCancelled(call.signal);
  const found = await searchWeb({ keyword, country, language }, call);
  return {
    pages: found.organic_results.slice(0, results).map(({ link, title }) => ({
      url: link,
      title,
      publishedAt: null,
      html: `<article>${writePlain(title, language).content}</article>`,
    })),
  };
};
