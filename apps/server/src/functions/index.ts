import type { Route } from '../route.ts';
import { embeddingFunctions } from './embedding-functions.ts';
import { healthRealIntegrations } from './health-real-integrations.ts';
import { imageProcessing } from './image-processing.ts';
import { researchHub } from './research-hub.ts';
import { serp } from './serp.ts';
import { stabilityImage } from './stability-image.ts';
import { textFunctions } from './text-functions.ts';
import { utilityHub } from './utility-hub.ts';
import { workflowEngine } from './workflow-engine.ts';
import { wpProxy } from './wp-proxy.ts';

export const FUNCTIONS: readonly Route[] = [
  ...textFunctions,
  ...embeddingFunctions,
  imageProcessing,
  stabilityImage,
  serp,
  researchHub,
  healthRealIntegrations,
  ...utilityHub,
  workflowEngine,
  wpProxy,
];
