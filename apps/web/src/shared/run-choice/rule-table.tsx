// The rules of smart mode as fields: what a request may cost, the least quality of its model, and a model that goes first.
import { Button, NativeSelect, NumberInput } from '@mantine/core';
import { providerName, ROUTED_TASKS, type RoutedTask, type RouteRule, routeKey } from '@silosmith/ai';
import { routedModels, ruleFor } from '@silosmith/generation';
import { rulesWith } from '../../state/generation/smart-route.ts';
import { preferencesStore, setPreferences } from '../../state/preferences/preferences-store.ts';
import { useStore } from '../../state/use-store.ts';
import { useFormat } from '../ui/use-format.ts';
import { useMessages } from '../ui/use-messages.ts';
import styles from './rule-table.module.css';

type Limits = Pick<RouteRule, 'budgetUsd' | 'leastQuality' | 'fixed'>;
/** No page is written by the rule for what is neither page, meta nor tags. */
const SHOWN = ROUTED_TASKS.filter((task) => task !== 'other');

export function RuleTable() {
  const { t } = useMessages();
  const format = useFormat();
  const separators = format.separators();
  const strategy = useStore(preferencesStore, (state) => state.articleStrategy);
  const changes = useStore(preferencesStore, (state) => state.smartRules);
  const rules = rulesWith(changes);
  const set = (task: RoutedTask, change: Partial<Limits>) => {
    const { budgetUsd, leastQuality, fixed } = rules[task];
    setPreferences({ smartRules: { ...changes, [task]: { budgetUsd, leastQuality, fixed, ...change } } });
  };
  const models = routedModels().map(({ provider, id, name }) => ({
    value: routeKey(provider, id),
    label: `${providerName(provider)} · ${name}`,
  }));
  const asked = SHOWN.map(
    (task) =>
      `${t(`generate.smart.tasks.${task}`)} ${format.number(ruleFor(strategy, rules[task]).leastQuality)}`,
  );
  return (
    <>
      <p className={styles.note}>{t('generate.smart.rules.text')}</p>
      <table className={styles.rules}>
        <thead>
          <tr>
            <th scope="col">{t('generate.smart.rules.of')}</th>
            <th scope="col">{t('generate.smart.rules.budget')}</th>
            <th scope="col">{t('generate.smart.rules.quality')}</th>
            <th scope="col">{t('generate.smart.rules.model')}</th>
          </tr>
        </thead>
        <tbody>
          {SHOWN.map((task) => (
            <tr key={task}>
              <th scope="row">{t(`generate.smart.tasks.${task}`)}</th>
              <td>
                <NumberInput
                  {...separators}
                  size="xs"
                  aria-label={t('generate.smart.rules.budgetOf', { text: t(`generate.smart.tasks.${task}`) })}
                  prefix="$"
                  min={0.001}
                  max={1}
                  step={0.01}
                  decimalScale={3}
                  clampBehavior="strict"
                  value={rules[task].budgetUsd}
                  onChange={(value) => isIn(value, 0.001, 1) && set(task, { budgetUsd: value })}
                />
              </td>
              <td>
                <NumberInput
                  {...separators}
                  size="xs"
                  aria-label={t('generate.smart.rules.qualityOf', {
                    text: t(`generate.smart.tasks.${task}`),
                  })}
                  min={0}
                  max={100}
                  step={5}
                  allowDecimal={false}
                  clampBehavior="strict"
                  value={rules[task].leastQuality}
                  onChange={(value) => isIn(value, 0, 100) && set(task, { leastQuality: value })}
                />
              </td>
              <td>
                <NativeSelect
                  size="xs"
                  aria-label={t('generate.smart.rules.modelOf', {
                    text: t(`generate.smart.tasks.${task}`),
                  })}
                  value={rules[task].fixed ?? ''}
                  onChange={(event) => set(task, { fixed: event.currentTarget.value || undefined })}
                  data={[{ value: '', label: t('generate.smart.rules.byRule') }, ...models]}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {strategy !== 'balanced' && (
        <p className={styles.note}>
          {t('generate.smart.rules.byStrategy', {
            strategy: t(`generate.form.strategies.${strategy}`),
            asked: asked.join(', '),
          })}
        </p>
      )}
      {Object.keys(changes).length > 0 && (
        <Button size="xs" variant="subtle" onClick={() => setPreferences({ smartRules: {} })}>
          {t('generate.smart.rules.reset')}
        </Button>
      )}
    </>
  );
}

/** A field that is being cleared or begun holds no number, or one out of bounds, for a moment. */
const isIn = (value: number | string, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;
