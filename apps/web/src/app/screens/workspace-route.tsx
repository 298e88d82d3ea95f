// The workspace with the bulk generator of another feature.
import { GeneratePanel } from '../../features/generate/generate-panel.tsx';
import { WorkspaceScreen } from '../../features/workspace/workspace-screen.tsx';

export default function WorkspaceRoute() {
  return <WorkspaceScreen generator={<GeneratePanel />} />;
}
