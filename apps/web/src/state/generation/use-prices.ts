// Prices in use, for what is drawn from them outside a plan.
import { useEffect } from 'react';
import { useStore } from '../use-store.ts';
import { modelPrices, pricesStore } from './model-prices.ts';

/** Asks the server for them, once, and draws again when they change. Gives a number that is another one then. */
export function usePrices(): number {
  useEffect(() => void modelPrices(), []);
  return useStore(pricesStore, ({ version }) => version);
}
