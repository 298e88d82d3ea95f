// Replaces a broken part of the screen by a card; the rest keeps working.
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { errorLog } from '../../state/errors/browser-errors.ts';

export interface Broken {
  readonly error: unknown;
  readonly componentStack: string;
  /** Times the user has tried again so far. */
  readonly retryCount: number;
  retry(): void;
}

interface Props {
  /** A change of it clears the error: the project or view that is shown. */
  readonly resetKey: string;
  readonly fallback: (broken: Broken) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly broken: { readonly error: unknown; readonly componentStack: string } | null;
  readonly retryCount: number;
}

const WHOLE: State = { broken: null, retryCount: 0 };

export class ErrorBoundary extends Component<Props, State> {
  override state: State = WHOLE;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { broken: { error, componentStack: '' } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    errorLog.record(error, this.props.resetKey.split(' ')[0] ?? '');
    this.setState({ broken: { error, componentStack: info.componentStack ?? '' } });
  }

  override componentDidUpdate(previous: Props): void {
    if (previous.resetKey !== this.props.resetKey) this.setState(WHOLE);
  }

  retry = (): void => this.setState(({ retryCount }) => ({ broken: null, retryCount: retryCount + 1 }));

  override render(): ReactNode {
    const { broken, retryCount } = this.state;
    return broken === null
      ? this.props.children
      : this.props.fallback({ ...broken, retryCount, retry: this.retry });
  }
}
