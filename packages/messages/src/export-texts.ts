// The sentences inside exported files (`DeliveryTexts` of packages/delivery), shared by the web app and the command line.
import type { MessageKey, MessageParams, Messages } from './catalogue.ts';

type Below<Prefix extends string, Key> = Key extends `${Prefix}.${infer Rest}` ? Rest : never;
type PlanSentence = Below<'exporting.plan', MessageKey>;

export function exportTexts({ t, language }: Messages) {
  return {
    language,
    plan: (key: PlanSentence, params?: MessageParams): string => t(`exporting.plan.${key}`, params),
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
