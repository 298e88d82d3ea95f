// Texts made to do harm, published over REST and imported as WXR: every page of the real WordPress is opened in a browser, and nothing of them runs.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { PublishingSite } from './publishing-site.ts';
import { importWxr, startWordPress } from './wordpress.ts';

const KEYWORDS = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'];
const RUN = "window.__pwned=(window.__pwned||[]).concat('ran');console.log('pwned')";
/** What runs, or would at a click, in a post that has it as it is. */
const RUNNING = [
  `<script>${RUN}</script>`,
  `]]><script>${RUN}</script>`,
  `<img src="x" onerror="${RUN}">`,
  `<a href="javascript:${RUN}">go</a>`,
  `<a href=" java&#10;script:${RUN}">go</a>`,
  `<svg onload="${RUN}"></svg>`,
  `<iframe srcdoc="&lt;script&gt;parent.${RUN}&lt;/script&gt;"></iframe>`,
  '<form action="javascript:alert(1)"><button>go</button></form>',
  '<style>@import url(http://evil.test/x.css)</style>',
  '[probe]',
  '[caption width="9"]<img src="/x.png"> c[/caption]',
];
/** What would break out of an attribute, a comment or a CDATA section. */
const BREAKOUTS = [
  `" autofocus onfocus="${RUN}" x="`,
  `' onmouseover='${RUN}' x='`,
  `--><script>${RUN}</script><!--`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  '[[probe]] [probe]inner[/probe] [gallery id="1"] [embed]http://evil.test/[/embed]',
];
const PAYLOAD = [...RUNNING, ...BREAKOUTS].join(' ');
/** What must be read as it was written. */
const PLAIN = 'Plain: 🍵 “tea” "pot" \'cup\' & 5 < 6 > 4 ]]> [probe] \\n %s {{ x }}';
const LONG_MS = 600_000;
/** The first page of WordPress after a start is slow. */
const NAVIGATION_MS = 120_000;
const wordpress = startWordPress();

interface Seen {
  readonly url: string;
  readonly text: string;
  readonly found: readonly string[];
}

describe.skipIf(wordpress === null)('hostile posts on a real WordPress (needs Debian packages)', () => {
  if (wordpress === null) return;
  const site = new PublishingSite(wordpress);
  let browser: Browser;
  let context: BrowserContext;
  let others: readonly number[] = [];

  beforeAll(async () => {
    browser = await openBrowser();
    context = await browser.newContext();
    context.setDefaultNavigationTimeout(NAVIGATION_MS);
    // One that would be run wherever it is left in a text.
    writeFileSync(
      join(wordpress.root, 'wp-content/mu-plugins/probe.php'),
      `<?php add_shortcode('probe', fn() => '<b class="probe-ran">probe</b><script>${RUN.replaceAll("'", "\\'")}</script>');`,
    );
    wordpress.php(`
      $GLOBALS['wp_rewrite']->set_permalink_structure('/%postname%/');
      flush_rewrite_rules(false);`);
    others = (await site.posts()).map(({ id }) => id);
    await site.makeProject(KEYWORDS, true);
    poison();
    await logIn();
  }, LONG_MS);
  afterEach(() => {
    wordpress.php(`
      foreach (get_posts(['post_type' => ['post', 'attachment'], 'post_status' => 'any', 'numberposts' => -1]) as $post)
        if (!in_array($post->ID, [${others.join(',')}])) wp_delete_post($post->ID, true);
      foreach (['category', 'post_tag'] as $taxonomy)
        foreach (get_terms(['taxonomy' => $taxonomy, 'hide_empty' => false]) as $term)
          if ($term->term_id !== (int) get_option('default_category')) wp_delete_term($term->term_id, $taxonomy);`);
  });
  afterAll(async () => {
    await browser?.close();
    site.remove();
    wordpress.stop();
  });

  it(
    'are seen by the watch where a post has them as they are',
    async () => {
      for (const [at, payload] of RUNNING.entries()) {
        wordpress.php(`
          wp_insert_post(wp_slash(['post_status' => 'publish', 'post_title' => 'Raw', 'post_name' => 'raw-${at}',
            'post_content' => base64_decode('${Buffer.from(payload).toString('base64')}')]));`);
        const { found } = await look(`${wordpress.url}/raw-${at}/`);
        expect([payload, found.length]).not.toEqual([payload, 0]);
      }
    },
    LONG_MS,
  );

  it(
    'do nothing where they were published over REST',
    async () => {
      const { results } = await site.publish(['--status', 'publish', '--images']);
      // WordPress strips what looks like markup from alt texts, and the report says so.
      for (const { verification } of results as { verification: { fields: { field: string }[] } }[])
        expect(verification.fields.filter(({ field }) => field !== 'alt')).toEqual([]);
      await expectHarmless();
    },
    LONG_MS,
  );

  it.each(['wxr', 'wxr-simple'])(
    'do nothing where they were imported as %s',
    async (format) => {
      const target = site.path(`${format}.xml`);
      const status = format === 'wxr' ? ['--status', 'publish'] : [];
      const words = ['--format', format, ...status, '--site-url', wordpress.url, '-o', target];
      const ended = await site.start(['export', site.path('site.json'), ...words], '').ended;
      expect(ended.code, ended.stderr).toBe(0);
      importWxr(wordpress, readFileSync(target));
      await expectHarmless();
    },
    LONG_MS,
  );

  /** Each post, the lists that name it, and the screens on which an administrator reads the same. */
  async function expectHarmless(): Promise<void> {
    const posts = (await site.posts()).filter(({ id }) => !others.includes(id));
    expect(posts).toHaveLength(KEYWORDS.length);
    for (const { link, content } of posts) {
      expect(content.raw).toContain('🍵');
      const { text, found, url } = await look(link);
      expect([url, found]).toEqual([url, []]);
      expect(plainOf(text)).toContain(plainOf(PLAIN));
    }
    const terms = (await site.askAll('tags&_fields=link')) as { link: string }[];
    const categories = (await site.askAll('categories&_fields=link')) as { link: string }[];
    const [first] = posts;
    const admin = ['edit.php', 'upload.php?mode=list', 'edit-tags.php?taxonomy=category'];
    const lists = [
      ...[wordpress?.url ?? '', `${wordpress?.url}/?s=plain`],
      ...[...terms.slice(0, 3), ...categories].map(({ link }) => link),
      ...[...admin, 'edit-tags.php?taxonomy=post_tag', `post.php?post=${first?.id}&action=edit`].map(
        (name) => `${wordpress?.url}/wp-admin/${name}`,
      ),
    ];
    for (const list of lists) {
      const { found, url } = await look(list);
      expect([url, found]).toEqual([url, []]);
    }
  }

  /** Opens a page, and tells what ran on it or would at a click or a touch. */
  async function look(url: string): Promise<Seen> {
    const page = await context.newPage();
    const found: string[] = [];
    page.on('dialog', (dialog) => {
      found.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('console', (message) => {
      if (message.text().includes('pwned')) found.push(`console: ${message.text()}`);
    });
    page.on('request', (request) => {
      if (new URL(request.url()).host === 'evil.test') found.push(`asked: ${request.url()}`);
    });
    try {
      const answer = await page.goto(url, { waitUntil: 'load' });
      expect([url, answer?.status()]).toEqual([url, 200]);
      found.push(...(await page.evaluate(whatRuns, isAdmin(url))));
      const ran = await page.evaluate('window.__pwned');
      if (ran !== undefined) found.push(`window: ${String(ran)}`);
      return { url: page.url(), text: await page.locator('body').innerText(), found };
    } finally {
      await page.close();
    }
  }

  /** Without the dashboard behind it, whose first load a busy machine may keep waiting for longer than a browser does. */
  async function logIn(): Promise<void> {
    const answer = await context.request.post(`${wordpress?.url}/wp-login.php`, {
      form: { log: wordpress?.user ?? '', pwd: wordpress?.loginPassword ?? '' },
      ...{ maxRedirects: 0, timeout: NAVIGATION_MS },
    });
    expect([answer.status(), answer.headers().location]).toEqual([
      302,
      expect.stringContaining('/wp-admin/'),
    ]);
  }

  /** Every text of the project that a site shows. */
  function poison(): void {
    const project = JSON.parse(readFileSync(site.path('site.json'), 'utf8'));
    const harm = ` ${PAYLOAD}`;
    project.name += harm;
    for (const pillar of project.silo) pillar.topic = `Topic${harm}`;
    for (const keyword of KEYWORDS) {
      const article = project.articles[keyword];
      article.title += harm;
      article.excerpt += harm;
      const value = harm.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      article.content += `<p>${escaped(PLAIN)} <a href="https://example.com/?${value}" title="${value}">a</a></p><img src="https://example.com/i.png" alt="${value}"><p>${escaped(PLAIN)}</p><p>${harm}</p>${harm}<pre><code>${harm}</code></pre>`;
      const meta = project.metas[keyword];
      if (meta) for (const name of ['title', 'description']) meta[name] += harm;
      const tags = project.tags[keyword]?.tags;
      if (tags) tags.push(`tag${harm}`.slice(0, 60), '<b onclick=alert(1)>tag</b>', '[probe]');
      for (const picture of project.images[keyword]?.pictures ?? []) {
        picture.alt += harm;
        picture.caption = `Caption${harm}`;
      }
    }
    writeFileSync(site.path('site.json'), JSON.stringify(project));
  }
});

const isAdmin = (url: string): boolean => url.includes('/wp-admin/');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** WordPress prints quotation marks typographically, and emojis as images where the browser has no colours for them. */
const plainOf = (text: string): string =>
  text
    .replace(/[“”„″]/gu, '"')
    .replace(/[‘’′]/gu, "'")
    .replace(/🍵\s*|(?<=Plain:)\s+/gu, '');

/** In the page. The screens of an administrator have handlers and frames of their own. */
function whatRuns(isAdminScreen: boolean): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const ofCore = isAdminScreen && !/pwned|alert/u.test(value);
      if (name.startsWith('on') && !ofCore) found.push(`handler: ${name}=${value}`);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them in a scheme
      const scheme = value.replace(/[\u0000-\u0020]/gu, '').toLowerCase();
      if (/^(?:javascript|vbscript):(?!void\(0\);?$)/u.test(scheme) && !ofCore)
        found.push(`address: ${scheme}`);
    }
    const inline = element.tagName === 'SCRIPT' && /^(?!.*json).*pwned/su.test(element.outerHTML);
    if (inline) found.push('element: script');
    if (element.matches('iframe[srcdoc]')) found.push('element: iframe');
    if (element.matches('.probe-ran')) found.push('element: .probe-ran');
    if (!isAdminScreen && element.matches('svg[onload], .gallery, .wp-caption, form[action^="javascript"]'))
      found.push(`element: ${element.outerHTML.slice(0, 80)}`);
  }
  return found;
}
