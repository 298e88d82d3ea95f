// Which sentences stand inside exported files? Those of the catalogue.
import type { DeliveryTexts } from '@silosmith/delivery';
import type { Messages } from '@silosmith/messages';

export function deliveryTexts({ t }: Messages): DeliveryTexts {
  return {
    demoNotice: t('exporting.delivery.demoNotice'),
    estimateNotice: t('exporting.delivery.estimateNotice'),
    relatedHeading: t('exporting.delivery.relatedHeading'),
    guides: {
      wordpress: t('exporting.delivery.guides.wordpress'),
      nextjs: t('exporting.delivery.guides.nextjs'),
      astro: t('exporting.delivery.guides.astro'),
      ghost: t('exporting.delivery.guides.ghost'),
      strapi: t('exporting.delivery.guides.strapi'),
    },
  };
}
