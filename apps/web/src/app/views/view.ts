// What a view is. Router, guards, rail, palette, stepper and document title are derived from these values.
// Read before anybody signs in: code and icons stay behind `load` and names.
import type { MessageKey } from '@silosmith/messages';
import type { ComponentType } from 'react';
import type { ViewId } from '../../shared/navigation.ts';
import type { IconName } from '../frame/view-icons.ts';

export interface View {
  /** `:name` is a parameter. */
  readonly path: `/${string}`;
  /** silo: signed in with a project that has a silo; also reached as /:siloSlug{path}. admin: signed in as admin. Only public views are indexed by search engines. */
  readonly access: 'public' | 'authenticated' | 'silo' | 'admin';
  /** bare: the screen brings its own header; public: plain header and footer; app: rail and top bar. */
  readonly shell: 'bare' | 'public' | 'app';
  readonly title: MessageKey;
  /** The document title is the view's title without the product's name behind it. */
  readonly titleStandsAlone?: true;
  /** Where a signed-in user is sent instead. */
  readonly signedInGoesTo?: ViewId;
  /** Where 'back' leads from a public page; the landing page where it is absent. */
  readonly parent?: ViewId;
  readonly rail?: {
    readonly group: 'main' | 'bottom';
    readonly label: MessageKey;
    readonly icon: IconName;
  };
  /** Entry of the command palette. */
  readonly palette?: MessageKey;
  /** Step of the workflow. */
  readonly step?: {
    readonly title: MessageKey;
    readonly short: MessageKey;
    readonly state: (facts: StepFacts) => StepState;
  };
  /** The component that draws the view. */
  readonly load?: () => Promise<{ readonly default: ComponentType }>;
  /** Heading and advice of the card that replaces a broken screen; '{title} unavailable' where it is absent. */
  readonly broken?: {
    readonly title: MessageKey;
    readonly tip?: MessageKey;
    readonly retry?: MessageKey;
  };
  /** Without `load`: the view is not built yet, and this says what it will be. */
  readonly planned?: MessageKey;
}

/** What the progress of a project is judged by. */
export interface StepFacts {
  readonly hasSilo: boolean;
  readonly keywordCount: number;
  /** Pages that the filters show. */
  readonly pageCount: number;
  /** Pages of those that have an article. */
  readonly articleCount: number;
}

export interface StepState {
  readonly enabled: boolean;
  readonly complete: boolean;
  /** 0 to 100. */
  readonly percent: number;
}
