import type { TextRequest } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { pageOf } from '@silosmith/testkit';
import { describe, expect, it } from 'vitest';
import { articleOf, noContent } from '../testing/records.ts';
import { answerWith, context, createWorld, itemsOf } from '../testing/world.ts';
import { type GenerationContext, generatePage } from './generate-page.ts';

const pages = [pageOf('espresso'), pageOf('tea')];
const itemOf = itemsOf(pages);
const wish = { provider: 'openai', model: 'gpt-4o' };
const advised = { ...wish, advice: ['viewpoint', 'persona'] };
const item = () => itemOf('espresso', advised);
const about: GenerationContext = { ...context, ...advised };

const VIEWPOINT = {
  uniqueAngles: [
    {
      title: 'T',
      angle: 'What a bar owner wishes to have known',
      differentiation: 'D',
      targetAudience: 'bar owners',
      contentType: 'guide',
    },
  ],
  contentStructureSuggestions: ['Begin with the bill'],
};
const PERSONA = {
  bio: 'B',
  expertise: ['extraction'],
  tone: 'dry',
  writingStyle: {
    useFirstPerson: false,
    sentenceLength: 'short',
    preferredPhrases: [],
    avoidedWords: ['amazing'],
  },
  writingGuidance: 'Say what it costs.',
};
const article = JSON.stringify({
  title: 'Espresso',
  content: '<h1>Espresso</h1><p>Espresso.</p><h2>Espresso at home</h2><p>Fine.</p>',
  excerpt: 'On espresso.',
});

/** `answers` by task; another task is answered as ever. */
function worldWith(answers: Readonly<Record<string, string | Fault>>) {
  const prompts = new Map<string, string>();
  const write = answerWith(article);
  const world = createWorld((request: TextRequest) => {
    const task = request.task ?? '';
    prompts.set(task, `${prompts.get(task) ?? ''}${request.prompt}`);
    const answer = answers[task];
    if (answer instanceof Fault) throw answer;
    return answer ?? write(request);
  });
  const callText: typeof world.ports.callText = async (request, options) => ({
    ...(await world.ports.callText(request, options)),
    provider: 'openai',
  });
  return { ...world, ports: { ...world.ports, callText }, prompts };
}
const good = { viewpoint: JSON.stringify(VIEWPOINT), persona: JSON.stringify(PERSONA) };

describe('viewpoint and persona', () => {
  it('are planned and priced where a run chooses them, alone or both, and never for a text that is written', () => {
    const without = itemOf('espresso', wish);
    expect(without.needs).toEqual(['article', 'meta', 'tags']);
    expect(item().needs).toEqual(['viewpoint', 'persona', 'article', 'meta', 'tags']);
    expect(itemOf('espresso', { ...wish, advice: ['persona'] }).needs[0]).toBe('persona');
    expect(item().estimate.costUsdLow).toBeGreaterThan(without.estimate.costUsdLow);
    const existing = { ...noContent, articles: { espresso: articleOf('espresso') } };
    expect(itemOf('espresso', { ...advised, existing }).needs).toEqual(['meta', 'tags']);
  });

  it('are stored with what they cost, and reach the prompts of the article of their page alone', async () => {
    const world = worldWith(good);
    await generatePage(item(), about, world.ports);
    expect(world.stored.viewpoint).toMatchObject({ keyword: 'espresso', viewpoint: VIEWPOINT });
    expect(world.stored.persona).toMatchObject({
      persona: PERSONA,
      provenance: { costUsd: expect.any(Number) },
    });
    const asked = world.prompts.get('article') ?? '';
    for (const said of ['bar owner wishes', 'Begin with the bill', 'Say what it costs.', 'avoid: amazing'])
      expect(asked).toContain(said);
    expect(asked).toContain('no fact, figure or person in it is established');
    expect(world.prompts.get('meta')).not.toContain('bar owner');
  });

  it('are not asked for again where they are stored', async () => {
    const world = worldWith(good);
    const provenance = { ...articleOf('x').provenance, provider: 'openai' } as NonNullable<
      ReturnType<typeof articleOf>['provenance']
    >;
    const existing = { viewpoint: { keyword: 'espresso', viewpoint: VIEWPOINT, provenance } };
    await generatePage(item(), { ...about, existing }, world.ports);
    expect([...world.prompts.keys()]).not.toContain('viewpoint');
    expect(world.prompts.get('article')).toContain('bar owner wishes');
  });

  it.each([
    ['a refusal', new Fault('ai.content-refused')],
    ['a reply of another shape', '{"angles": []}'],
  ])('%s leaves the article without that advice, and says so', async (_, answer) => {
    const world = worldWith({ ...good, viewpoint: answer });
    const { made, notes } = await generatePage(item(), about, world.ports);
    expect(made).toEqual(['persona', 'article', 'meta', 'tags']);
    expect(notes).toContain('advice-missing');
    expect(world.prompts.get('article')).not.toContain('"angles"');
  });

  it.each(['ai.bad-key', 'ai.quota'])('%s ends the page before its article is paid for', async (code) => {
    const world = worldWith({ viewpoint: new Fault(code) });
    await expect(generatePage(item(), about, world.ports)).rejects.toThrow(code);
    expect([...world.prompts.keys()]).toEqual(['viewpoint']);
  });

  it('samples of the demo provider advise no other one', async () => {
    const world = worldWith(good);
    const provenance = { ...articleOf('x').provenance, demo: true } as NonNullable<
      ReturnType<typeof articleOf>['provenance']
    >;
    const existing = { viewpoint: { keyword: 'espresso', viewpoint: VIEWPOINT, provenance } };
    await generatePage(itemOf('espresso', wish), { ...context, ...wish, existing }, world.ports);
    expect(world.prompts.get('article')).not.toContain('bar owner');
  });
});
