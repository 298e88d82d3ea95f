// Plans of other sizes, worked out while a size is typed or pointed at, so that choosing it only takes over what is there.
import type { EditResult } from '@silosmith/silo';
import type { OpenProject } from './open-project.ts';

export interface PlanSizes {
  /** The size may be chosen next. One question at a time: of those wanted meanwhile only the last is asked. */
  prepare(project: OpenProject, size: number): void;
  /** What has been prepared for exactly this project and size; null: `find` takes a while. */
  known(project: OpenProject, size: number): EditResult | null;
  /** Rejects as the question does. */
  find(project: OpenProject, size: number): Promise<EditResult>;
}

interface Question {
  readonly project: OpenProject;
  readonly size: number;
}

interface Asked extends Question {
  readonly answer: Promise<EditResult>;
  result: EditResult | null;
}

export function createPlanSizes(ask: (project: OpenProject, size: number) => Promise<EditResult>): PlanSizes {
  let last: Asked | null = null;
  let open = 0;
  let wanted: Question | null = null;

  const lastFor = ({ project, size }: Question): Asked | null =>
    last !== null &&
    last.size === size &&
    last.project.id === project.id &&
    last.project.table === project.table &&
    last.project.silo === project.silo
      ? last
      : null;
  const answered = () => {
    open -= 1;
    const next = wanted;
    wanted = null;
    if (next !== null) prepare(next);
  };
  const askFor = (question: Question): Promise<EditResult> => {
    const answer = ask(question.project, question.size);
    const asked: Asked = { ...question, answer, result: null };
    last = asked;
    open += 1;
    answer.then(
      (result) => {
        asked.result = result;
        answered();
      },
      () => {
        // Whoever chooses the size asks again, and hears why there is none.
        if (last === asked) last = null;
        answered();
      },
    );
    return answer;
  };
  const prepare = (question: Question): void => {
    if (lastFor(question) !== null) wanted = null;
    else if (open > 0) wanted = question;
    else void askFor(question);
  };
  return {
    prepare: (project, size) => prepare({ project, size }),
    known: (project, size) => lastFor({ project, size })?.result ?? null,
    find(project, size) {
      wanted = null;
      return lastFor({ project, size })?.answer ?? askFor({ project, size });
    },
  };
}
