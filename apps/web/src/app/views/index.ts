import { admin } from './admin.ts';
import { analysis } from './analysis.ts';
import { blog } from './blog.ts';
import { blogPost } from './blog-post.ts';
import { builder } from './builder.ts';
import { changelog } from './changelog.ts';
import { contact } from './contact.ts';
import { cookiePolicy } from './cookie-policy.ts';
import { exportView } from './export.ts';
import { faq } from './faq.ts';
import { features } from './features.ts';
import { landing } from './landing.ts';
import { login } from './login.ts';
import { multiAgent } from './multi-agent.ts';
import { plan } from './plan.ts';
import { press } from './press.ts';
import { pricing } from './pricing.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { settings } from './settings.ts';
import { success } from './success.ts';
import { terms } from './terms.ts';
import type { View } from './view.ts';
import { wordpressPlugin } from './wordpress-plugin.ts';
import { workflow } from './workflow.ts';
import { workspace } from './workspace.ts';

/** Every view of the app. The order is that of the rail, the palette and the stepper; the first path that fits an address wins. */
export const VIEWS = {
  landing,
  login,
  blog,
  blogPost,
  pricing,
  features,
  contact,
  faq,
  changelog,
  press,
  privacyPolicy,
  cookiePolicy,
  terms,
  wordpressPlugin,
  success,
  workflow,
  plan,
  builder,
  workspace,
  analysis,
  export: exportView,
  multiAgent,
  admin,
  settings,
} satisfies Readonly<Record<string, View>>;

type ViewTable = typeof VIEWS;

declare module '../../shared/navigation.ts' {
  interface RegisteredViews extends ViewTable {}
}
