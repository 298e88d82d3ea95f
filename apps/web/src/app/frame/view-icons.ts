import {
  IconChartDots,
  IconFileExport,
  IconFiles,
  IconRobot,
  IconSettings,
  IconShieldLock,
  IconSitemap,
} from '@tabler/icons-react';

/** Icons of the rail. Views name them, so that a visitor does not load them with the view table. */
export const VIEW_ICONS = {
  chart: IconChartDots,
  files: IconFiles,
  'file-export': IconFileExport,
  robot: IconRobot,
  settings: IconSettings,
  shield: IconShieldLock,
  sitemap: IconSitemap,
};

export type IconName = keyof typeof VIEW_ICONS;
