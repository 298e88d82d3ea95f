export { IMAGE_POLICIES, imagePolicyOf } from './image-policies/index.ts';
export * from './rank-models.ts';
export * from './route-image.ts';
export * from './route-text.ts';
export * from './rules.ts';
