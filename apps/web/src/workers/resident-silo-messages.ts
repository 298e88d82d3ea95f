// What do the page and its silo worker say to each other? Orders in, news out, in the same order.
import type { PlacementWhy } from '@silosmith/contract';
import type { FaultShape } from '@silosmith/kernel';
import type { DocumentPatch, PatchDirection, ReportPart, SiloDocument, SiloReport } from '@silosmith/silo';

export type ResidentOrder =
  /** The first one: what the worker keeps. */
  | { readonly type: 'open'; readonly document: SiloDocument }
  /** Answered by `part`. */
  | { readonly type: 'change'; readonly patch: DocumentPatch; readonly direction: PatchDirection }
  | { readonly type: 'why'; readonly number: number; readonly row: number };

export type ResidentNews =
  | { readonly type: 'report'; readonly report: SiloReport }
  | { readonly type: 'part'; readonly part: ReportPart }
  | { readonly type: 'why'; readonly number: number; readonly why: PlacementWhy }
  /** The worker is of no use any more. */
  | { readonly type: 'failed'; readonly fault: FaultShape };
