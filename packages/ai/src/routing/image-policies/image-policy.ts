// What a policy is: what counts more when a model is chosen for an image.

export interface ImageWeights {
  readonly quality: number;
  readonly speed: number;
  readonly cost: number;
  /** Photographs or drawings, as the kind of image asks. */
  readonly fit: number;
}

export interface ImagePolicy {
  readonly id: string;
  /** Added to the weights of the kind of image. */
  readonly adds: Partial<ImageWeights>;
}
