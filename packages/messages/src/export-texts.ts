// The sentences inside exported files (`DeliveryTexts` of packages/delivery), shared by the web app and the command line.
import type { Messages } from './catalogue.ts';

export function exportTexts({ t }: Messages) {
  return {
    demoNotice: t('exporting.delivery.demoNotice'),
    estimateNotice: t('exporting.delivery.estimateNotice'),
    guides: {
      wordpress: t('exporting.delivery.guides.wordpress'),
      nextjs: t('exporting.delivery.guides.nextjs'),
      astro: t('exporting.delivery.guides.astro'),
      ghost: t('exporting.delivery.guides.ghost'),
      strapi: t('exporting.delivery.guides.strapi'),
    },
  };
}
