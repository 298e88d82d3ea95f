// What was published is known to the project file, so that it goes where the file goes: to the browser, to another machine.
import type { ProjectDocument } from '@silosmith/contract';
import { adoptPublication, type PublishStore, publicationOf } from '@silosmith/delivery';
import { writeDocument } from './project-file.ts';

interface PublishedProject {
  readonly path: string;
  readonly project: ProjectDocument;
  /** Address of the site. */
  readonly home: string;
  /** Beside the file: has each write of a run at once. */
  readonly store: PublishStore;
}

/** Before the work the store learns what the file knows, after it, however it ended, the file what the store knows. */
export async function withPublication<T>(
  { path, project, home, store }: PublishedProject,
  work: () => Promise<T>,
): Promise<T> {
  const known = project.publications ?? [];
  const ofFile = known.find(({ record }) => record.home === home);
  if (ofFile !== undefined) await adoptPublication(store, ofFile);
  try {
    return await work();
  } finally {
    const now = await publicationOf(store);
    if (now !== null && JSON.stringify(now) !== JSON.stringify(ofFile)) {
      const others = known.filter(({ record }) => record.home !== home);
      await writeDocument(path, { ...project, publications: [...others, now] });
    }
  }
}
