// Request and response of `workflow-engine`: one call of an agent.
import * as z from 'zod/mini';
import { usageFiguresSchema } from './text.ts';

const short = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
const shared = {
  /** Of texts, or of pictures for the image agent. Left out: one whose key the operator has set, else the demo provider. */
  provider: z.optional(z.string().check(z.maxLength(40))),
  model: z.optional(z.string().check(z.maxLength(200))),
  language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/iu))),
};

export const agentRequestSchema = z.discriminatedUnion('agentId', [
  z.object({
    agentId: z.literal('adk-viewpoint-generator'),
    taskType: z.literal('viewpoint.generation'),
    /** What research said of the pages that are found: any JSON, quoted to the agent as material. */
    input: z.object({
      keyword: short,
      contentIntelligence: z.optional(z.unknown()),
      competitorInsights: z.optional(z.unknown()),
    }),
    ...shared,
  }),
  z.object({
    agentId: z.literal('adk-author-persona'),
    taskType: z.literal('persona.guidance'),
    input: z.object({
      keyword: short,
      contentType: z.optional(short),
      topic: z.optional(short),
      authorSelectionMethod: z.optional(z.literal('automatic')),
    }),
    ...shared,
  }),
  z.object({
    agentId: z.literal('adk-image-generation'),
    taskType: z.literal('image.generation'),
    input: z.object({
      contentTopic: short,
      imageType: z.enum(['hero', 'inline']),
      style: z.optional(short),
      seoContext: z.optional(z.object({ targetKeyword: short, altText: z.optional(short) })),
      prompt: z.optional(z.string().check(z.minLength(1), z.maxLength(4_000))),
    }),
    ...shared,
  }),
]);
export type AgentRequest = z.infer<typeof agentRequestSchema>;

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000));
const lines = z.array(line).check(z.maxLength(20));

export const viewpointSchema = z.object({
  uniqueAngles: z
    .array(
      z.object({
        title: line,
        angle: line,
        differentiation: line,
        targetAudience: line,
        contentType: line,
      }),
    )
    .check(z.minLength(1), z.maxLength(10)),
  contentStructureSuggestions: lines,
});
export type Viewpoint = z.infer<typeof viewpointSchema>;

/** A way to write, without a name: nobody is made up to stand for a text. */
export const personaSchema = z.object({
  bio: line,
  expertise: lines,
  tone: line,
  writingStyle: z.object({
    useFirstPerson: z.boolean(),
    sentenceLength: line,
    preferredPhrases: lines,
    avoidedWords: lines,
  }),
  writingGuidance: line,
});
export type Persona = z.infer<typeof personaSchema>;

export const visualSchema = z.object({ visual: z.object({ url: z.string(), altText: z.string() }) });

export const agentReplySchema = z.object({
  success: z.literal(true),
  data: z.union([viewpointSchema, personaSchema, visualSchema]),
  provider: z.string(),
  model: z.string(),
  /** Made by the demo provider. */
  demo: z.boolean(),
  usage: z.partial(usageFiguresSchema),
});
export type AgentReply = z.infer<typeof agentReplySchema>;
