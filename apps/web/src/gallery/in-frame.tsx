// A screen as the app shows it: rail and bar around it, the address of its view.
import type { ReactNode } from 'react';
import { Frame } from '../app/frame/frame.tsx';
import { viewOf } from '../app/views/view-list.ts';
import type { ViewId } from '../shared/navigation.ts';

export function InFrame({ view, children }: { readonly view: ViewId; readonly children: ReactNode }) {
  return <Frame match={{ id: view, view: viewOf(view), siloSlug: null }}>{children}</Frame>;
}
