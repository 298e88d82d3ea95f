// Texts that the specification names: each is said word for word, begins a longer sentence, or has a reason why another is said.
import { describe, expect, it } from 'vitest';
import type { MessageKey, MessageParams } from '../catalogue.ts';
import { createMessages } from '../index.ts';

export interface Specified {
  /** As the specification has it, its placeholders filled with those of `params`. */
  readonly text: string;
  readonly key: MessageKey;
  readonly params?: MessageParams;
  /** Our sentence goes on and says what to do, or what is wrong. */
  readonly isLonger?: true;
}

export interface NotSaid {
  readonly text: string;
  readonly because: string;
}

export function sayWhatIsSpecified(said: readonly Specified[], notSaid: readonly NotSaid[]): void {
  const messages = createMessages();
  describe('a text of the specification', () => {
    it.each(said)('$text is said at $key', ({ text, key, params, isLonger }) => {
      const sentence = messages.t(key, params);
      if (isLonger) expect(sentence.startsWith(text) && sentence.length > text.length).toBe(true);
      else expect(sentence).toBe(text);
    });

    it.each(notSaid)('$text is said otherwise, for a reason', ({ text, because }) => {
      expect(said.some((specified) => specified.text === text)).toBe(false);
      expect(because).not.toBe('');
    });
  });
}
