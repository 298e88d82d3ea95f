// Messages between the page and its silo worker: orders in, news out, in order.
import type { PlacementWhy, Site } from '@silosmith/contract';
import type { FaultShape } from '@silosmith/kernel';
import type {
  DocumentPatch,
  FitCase,
  PatchDirection,
  PlanSummary,
  ReportPart,
  SiloDocument,
  SiloReport,
  SiteComparison,
} from '@silosmith/silo';

export type ResidentOrder =
  /** The first one: what the worker keeps. */
  | { readonly type: 'open'; readonly document: SiloDocument }
  /** Answered by `part`. */
  | { readonly type: 'change'; readonly patch: DocumentPatch; readonly direction: PatchDirection }
  | { readonly type: 'why'; readonly number: number; readonly row: number }
  | { readonly type: 'fit'; readonly number: number; readonly row: number }
  | { readonly type: 'compare'; readonly number: number; readonly site: Site }
  /** Pages in the plan; changes nothing here: the page sends the patch back as its change. */
  | { readonly type: 'resize'; readonly number: number; readonly size: number };

export interface ResidentAnswer {
  readonly why?: PlacementWhy;
  readonly fit?: FitCase;
  readonly resized?: ResizedPlan;
  readonly comparison?: SiteComparison;
}

export interface ResizedPlan {
  /** What leads to the plan of the other size. */
  readonly patch: DocumentPatch;
  /** Of that plan. */
  readonly summary: PlanSummary;
}

export type ResidentNews =
  | { readonly type: 'report'; readonly report: SiloReport }
  | { readonly type: 'part'; readonly part: ReportPart }
  | { readonly type: 'answer'; readonly number: number; readonly answer: ResidentAnswer }
  /** The worker is of no use any more. */
  | { readonly type: 'failed'; readonly fault: FaultShape };
