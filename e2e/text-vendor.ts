// A vendor of texts and images for journeys: answers what the prompts ask for, by way of a mock that others wrote, and can be told to fail.
import { type ChatCompletionRequest, LLMock } from '@copilotkit/aimock';

/** Without digits, which would be figures that no source gives. */
const wordOf = (number: number): string =>
  `word${number.toString().replace(/\d/gu, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;

/** Of grade B: nothing of it is sent back to be repaired. */
function replyTo(task: string, keyword: string): object {
  const prose = (from: number): string =>
    `<p>It saves 40 % of $1,500.</p><p>${Array.from({ length: 170 }, (_, at) => wordOf(from + at)).join(' ')}.</p>`;
  if (task === 'outline')
    return { sections: [keyword, 'Two', 'Three', 'Four', 'Five', 'Six'].map((heading) => ({ heading })) };
  if (task === 'section') return { content: `<h2>${keyword} on</h2>${prose(0)}`, summary: 'Said.' };
  if (task === 'article') {
    const list = `<h2>${keyword} in short</h2><ul><li>${keyword}</li></ul>`;
    const content = `<h1>${keyword}</h1><p>About ${keyword}.</p>${list}${prose(0)}<h2>More</h2>${prose(1_000)}`;
    return { title: keyword, content, excerpt: 'E' };
  }
  return { title: keyword, description: 'D', tags: [keyword, 'b'] };
}

export interface TextVendor {
  /** With `/v1`. */
  readonly url: string;
  /** `task model` of each call that was answered. */
  readonly asked: readonly string[];
  /** From now on every call is refused so; null: answered again. */
  refuse(status: number | null): void;
  stop(): Promise<void>;
}

/** A PNG of one pixel. */
const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Between the pieces of a stream: a text is seen being written. */
const MS_A_PIECE = 5;

export async function startTextVendor(): Promise<TextVendor> {
  const mock = new LLMock({ port: 0 });
  const asked: string[] = [];
  let refusal: number | null = null;
  const answer = ({ messages, model }: ChatCompletionRequest) => {
    if (refusal !== null)
      return { error: { message: 'Refused by the journey', type: 'refused' }, status: refusal };
    const prompt = String(messages.at(-1)?.content ?? '');
    const [, task = '', keyword = ''] = /"task":"(\w+)","keyword":"([^"]+)"/u.exec(prompt) ?? [];
    asked.push(`${task} ${model}`);
    return { content: JSON.stringify(replyTo(task, keyword)) };
  };
  mock.onImage(/./u, { image: { b64Json: ONE_PIXEL } });
  mock.on({ predicate: () => true }, answer, { latency: MS_A_PIECE });
  await mock.start();
  return {
    url: `${mock.url}/v1`,
    asked,
    refuse(status) {
      refusal = status;
    },
    stop: () => mock.stop().then(() => undefined),
  };
}
